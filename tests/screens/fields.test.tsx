import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import { benchEnvironment, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

afterEach(cleanup);

const plate = {
  id: "plate",
  number: "Chassis Number",
  fields: [
    { key: "vehicle", label: "Vehicle", kind: "choice", mandatory: true, options: ["Car", "Truck"] },
    {
      key: "owner",
      label: "Owner",
      kind: "text",
      pattern: "^[A-Z]",
      mandatory: true,
      hint: "Start with a capital",
    },
    { key: "year", label: "Year", kind: "digits" },
  ],
};
const levy = { id: "levy", fields: { key: "owner", label: "Trader", kind: "text" } };
const stall = {
  id: "stall",
  fields: [
    { key: "days", label: "Days", kind: "quantity", left: 2 },
    { key: "ward", label: "Ward", kind: "text", value: "7", fixed: true },
    { key: "channel", label: "Channel", kind: "text", value: "app", inner: true },
  ],
};
const scan = { id: "scan", fields: [{ key: "scan", label: "Scan", kind: "upload" }] };

const biller = screenOf({
  sources: {
    items: {
      call: "GET items",
      items: "$response.body#/list",
      options: { value: "$item#/id", label: "$item#/id" },
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["item"],
          properties: {
            item: { type: "string", title: "Item" },
            number: { type: "string", title: "Number" },
            details: { type: "object", title: "Details" },
          },
        },
        uiSchema: {
          item: { "ui:widget": "select", "ui:options": { source: "items" } },
          details: { "ui:widget": "fields" },
        },
        titles: { number: "$selected.item#/number" },
        lists: {
          details: {
            items: "$selected.item#/fields",
            name: "$item#/key",
            title: "$item#/label",
            kind: "$item#/kind",
            pattern: "$item#/pattern",
            message: "$item#/hint",
            required: "$item#/mandatory",
            value: "$item#/value",
            readOnly: "$item#/fixed",
            hidden: "$item#/inner",
            maximum: "$item#/left",
            choices: { items: "$item#/options", value: "$item", label: "$item" },
          },
        },
        submit: "Pay",
      },
    },
    { name: "pay", call: "POST pay", body: { item: "$inputs.item", details: "$inputs.details" } },
  ],
});

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pay = () => fireEvent.click(screen.getByRole("button", { name: "Pay" }));

async function open() {
  const provider = scriptedProvider();
  provider.on("GET items", reply({ list: [plate, levy, stall, scan] }));
  provider.on("POST pay", reply({}));
  const { environment } = benchEnvironment({ provider });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={biller} environment={environment} late={late} />);
  await screen.findByRole("option", { name: "plate" });
  return provider;
}

test("the fields are those of the chosen item, with its label", async () => {
  await open();
  expect(screen.getByLabelText(/^Number/)).toBeDefined();
  type("Item", "plate");
  expect(await screen.findByLabelText(/^Chassis Number/)).toBeDefined();
  expect(screen.getByLabelText("Vehicle").tagName).toBe("SELECT");
  expect(screen.getByLabelText("Owner").getAttribute("aria-required")).toBe("true");
  expect(screen.getByLabelText(/^Year/).getAttribute("inputmode")).toBe("numeric");
});

test("an invalid value has a message at its field and a link in the summary; after the correction all is sent", async () => {
  const provider = await open();
  type("Item", "plate");
  await screen.findByLabelText("Vehicle");
  type("Vehicle", "Car");
  type("Owner", "ada");
  pay();
  const link = await screen.findByRole("link", { name: "Start with a capital" });
  const owner = screen.getByLabelText("Owner");
  expect(owner.getAttribute("aria-invalid")).toBe("true");
  expect(link.getAttribute("href")).toBe(`#${owner.id}`);
  expect(provider.calls()).toEqual(["GET items"]);

  type("Owner", "Ada");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Start with a capital" })).toBeNull());
  pay();
  await waitFor(() => expect(provider.calls()).toContain("POST pay"));
  expect(provider.requests.at(-1)?.body).toEqual({
    item: "plate",
    details: { vehicle: "Car", owner: "Ada" },
  });
});

test("the summary names each invalid field and links to it", async () => {
  await open();
  type("Item", "plate");
  await screen.findByLabelText(/^Year/);
  type(/^Year/, "MMXX");
  pay();
  const summary = await screen.findByRole("alert");
  const links = within(summary).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Choose the vehicle",
    "Enter the owner",
    "Check the year",
  ]);
  for (const [index, label] of ["Vehicle", "Owner", /^Year/].entries()) {
    fireEvent.click(links[index]!);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
  type("Owner", "Ada");
  await waitFor(() => expect(within(summary).queryByRole("link", { name: "Enter the owner" })).toBeNull());
  expect(within(summary).getAllByRole("link")).toHaveLength(2);
});

test("choosing another item removes the values that only the first item asked for", async () => {
  const provider = await open();
  type("Item", "plate");
  await screen.findByLabelText("Vehicle");
  type("Vehicle", "Car");
  type("Owner", "Ada");
  type("Item", "levy");
  expect((await screen.findByLabelText<HTMLInputElement>(/^Trader/)).value).toBe("Ada");
  pay();
  await waitFor(() => expect(provider.calls()).toContain("POST pay"));
  expect(provider.requests.at(-1)?.body).toEqual({ item: "levy", details: { owner: "Ada" } });
});

test("a quantity is counted up to its largest; what is read-only or hidden is sent as the reply gave it", async () => {
  const provider = await open();
  type("Item", "stall");
  const more = await screen.findByRole("button", { name: "Increase days" });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByLabelText<HTMLInputElement>(/^Days/).value).toBe("2");
  expect(more.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>(/^Ward/).readOnly).toBe(true);
  expect(screen.queryByLabelText(/^Channel/)).toBeNull();
  pay();
  await waitFor(() => expect(provider.calls()).toContain("POST pay"));
  expect(provider.requests.at(-1)?.body).toEqual({
    item: "stall",
    details: { days: 2, ward: "7", channel: "app" },
  });
});

test("an unknown kind is refused, and nothing is sent", async () => {
  const provider = await open();
  type("Item", "scan");
  expect((await screen.findByLabelText<HTMLInputElement>(/^Scan/)).disabled).toBe(true);
  pay();
  expect((await screen.findAllByText(/it asks for something that we do not know/)).length).toBeGreaterThan(0);
  expect(provider.calls()).toEqual(["GET items"]);
});
