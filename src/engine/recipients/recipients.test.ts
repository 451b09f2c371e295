import { describe, expect, it } from "vitest";

import { memory } from "#tests/support/open-screen.ts";

import { openRecipients, type Recipient } from "./recipients.ts";

const to = (phone: string, label = phone): Recipient => ({ inputs: { network: "mtn", phone }, label });
const labels = (list: readonly Recipient[]) => list.map(({ label }) => label).join(" ");

describe("recipients that a device keeps", () => {
  it("are newest first, at most five, and apart for each account and screen", () => {
    const storage = memory();
    const ada = openRecipients(storage, "ada");
    for (const phone of ["1", "2", "3", "4", "5", "6"]) ada.add("airtime", to(phone));
    ada.add("data", to("7"));
    expect(labels(ada.list("airtime"))).toBe("6 5 4 3 2");
    expect(labels(openRecipients(storage, "ada").list("airtime"))).toBe("6 5 4 3 2");
    expect(labels(ada.list("data"))).toBe("7");
    expect(openRecipients(storage, "bola").list("airtime")).toEqual([]);
  });

  it("hold nobody twice: who is paid again moves up, under the new name", () => {
    const recipients = openRecipients(memory(), "ada");
    recipients.add("airtime", to("1"));
    recipients.add("airtime", to("2"));
    recipients.add("airtime", to("1", "Mum"));
    expect(labels(recipients.list("airtime"))).toBe("Mum 2");
    recipients.add("airtime", { ...to("1"), inputs: { network: "glo", phone: "1" } });
    expect(recipients.list("airtime")).toHaveLength(3);
  });

  it("with a name stay: however many are paid after them, and when they are paid again", () => {
    const storage = memory();
    const ada = openRecipients(storage, "ada");
    const again = { amount: "₦100", inputs: { phone: "1" } };
    ada.add("airtime", { ...to("1"), again });
    ada.call("airtime", to("1"), "Mum");
    for (const phone of ["2", "3", "4", "5", "6", "7"]) ada.add("airtime", to(phone));
    expect(labels(ada.list("airtime"))).toBe("7 6 5 4 3 1");
    ada.add("airtime", to("1"));
    expect(openRecipients(storage, "ada").list("airtime")[0]).toEqual({ ...to("1"), name: "Mum", again });
    ada.call("airtime", to("1"), "Mama");
    expect(ada.list("airtime")[0]).toMatchObject({ name: "Mama" });
    for (let phone = 10; phone < 50; phone++) {
      ada.add("airtime", to(`${phone}`));
      ada.call("airtime", to(`${phone}`), `Friend ${phone}`);
    }
    expect(ada.list("airtime").filter(({ name }) => name)).toHaveLength(30);
  });

  it("are forgotten one by one, or all", () => {
    const storage = memory();
    const recipients = openRecipients(storage, "ada");
    for (const phone of ["1", "2", "3"]) recipients.add("airtime", to(phone));
    recipients.remove("airtime", to("2"));
    expect(labels(recipients.list("airtime"))).toBe("3 1");
    recipients.clear();
    expect(recipients.list("airtime")).toEqual([]);
    expect(storage.read("recipients.ada")).toBeUndefined();
  });

  it("of two tabs add up, and are seen after a reload", () => {
    const storage = memory();
    const [one, two] = [openRecipients(storage, "ada"), openRecipients(storage, "ada")];
    one.add("airtime", to("1"));
    two.add("airtime", to("2"));
    expect(labels(two.list("airtime"))).toBe("2 1");
    expect(labels(one.list("airtime"))).toBe("1");
    let told = 0;
    const leave = one.subscribe(() => told++);
    one.reload();
    leave();
    one.reload();
    expect([told, labels(one.list("airtime"))]).toEqual([1, "2 1"]);
  });

  it("are asked for once, by the screen that opens next, and never after a reload", () => {
    const storage = memory();
    const recipients = openRecipients(storage, "ada");
    recipients.putNext("airtime", to("1"));
    expect(recipients.takeNext("airtime")).toEqual(to("1"));
    expect(recipients.takeNext("airtime")).toBeUndefined();
    recipients.putNext("airtime", to("1"));
    expect(openRecipients(storage, "ada").takeNext("airtime")).toBeUndefined();
    expect(recipients.takeNext("data")).toBeUndefined();
    expect(recipients.takeNext("airtime")).toBeUndefined();
  });

  it.each([
    "text",
    [to("1")],
    { airtime: "text" },
    { airtime: [null, 5, [], { label: "1" }, { inputs: { phone: "1" } }, { inputs: [], label: "1" }] },
    {
      airtime: [
        { inputs: { phone: { nested: true } }, label: "1" },
        { ...to("1"), detail: 5 },
        { ...to("1"), name: {} },
        { ...to("1"), again: { amount: "₦100" } },
        { ...to("1"), again: { amount: "₦100", inputs: { phone: [] } } },
        { ...to("1"), again: { amount: "₦100", inputs: {}, at: 5 } },
      ],
    },
  ])("pass over what is none: %j", (stored) => {
    const storage = memory();
    storage.write("recipients.ada", stored);
    const recipients = openRecipients(storage, "ada");
    expect(recipients.list("airtime")).toEqual([]);
    expect(recipients.list("constructor")).toEqual([]);
    recipients.add("airtime", to("1"));
    expect(labels(openRecipients(storage, "ada").list("airtime"))).toBe("1");
  });
});
