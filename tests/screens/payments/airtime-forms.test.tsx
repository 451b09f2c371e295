import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";

import { ADA, buyAndFinish, openAirtime, PURCHASE } from "./buying-airtime.ts";
import { dialog, field, fillIn, press } from "./paying.ts";

const sandbox = mountSandbox();
const picks = () => within(screen.getByLabelText("Quick amount")).getAllByRole("button");

test("quick amounts come from the tenant, and the chosen one is marked", async () => {
  const user = await openAirtime(sandbox);
  expect(picks().map(({ textContent }) => textContent)).toEqual([
    "₦50",
    "₦100",
    "₦200",
    "₦300",
    "₦500",
    "₦750",
  ]);
  await user.click(picks().at(-1)!);
  expect(field("Amount").value).toBe("750");
  expect(picks().at(-1)!.getAttribute("aria-pressed")).toBe("true");
  await fillIn(user, { Amount: "749" });
  expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(0);
});

test("the number sets the network, and the customer's own choice stays", async () => {
  const user = await openAirtime(sandbox);
  const steps = [
    { number: "0803", network: "mtn" },
    { number: "0805", network: "glo" },
    { number: "0802", network: "airtel" },
    { number: "0809", network: "etisalat" },
  ];
  for (const { number, network } of steps) {
    await fillIn(user, { "Phone Number": `${number}1112222` });
    expect(field("Network").value).toBe(network);
  }
  await user.selectOptions(field("Network"), "glo");
  await fillIn(user, { "Phone Number": "08031112222" });
  expect(field("Network").value).toBe("glo");
});

const numbers = ["08031234567", "+234 803 123 4567", "234-803-123-4567", "0803 123 4567", "8031234567"];
const amounts = [
  { typed: "1,500", sent: 1500 },
  { typed: "₦ 1500.5", sent: 1500.5 },
  { typed: "NGN 50.00", sent: 50 },
];
const forms = [
  ...numbers.map((typed) => ({ phone: typed, amount: "100", number: "08031234567", naira: 100 })),
  ...amounts.map(({ typed, sent }) => ({
    phone: "08059870066",
    amount: typed,
    number: "08059870066",
    naira: sent,
  })),
];

test("numbers and amounts are accepted in the formats that people use", async () => {
  const user = await openAirtime(sandbox);
  for (const { phone, amount, number, naira } of forms) {
    await buyAndFinish(user, { phone, amount });
    const sent = sandbox.bodies(PURCHASE).at(-1);
    expect(sent).toMatchObject({ final_amount: naira, phone_number: number });
    await waitFor(() => expect(field("Amount").value).toBe(""));
  }
  expect(sandbox.bodies(PURCHASE)).toHaveLength(forms.length);
});

test("the request has the values of the dialog, and Cancel sends nothing", async () => {
  const user = await openAirtime(sandbox);
  await fillIn(user, { "Phone Number": "+2348031234567", Amount: "2,000" });
  await press(user, "Continue");
  const asks = await dialog("Enter Transaction PIN");
  for (const text of ["₦2,000.00", "MTN", "08031234567", ADA]) expect(asks.textContent).toContain(text);
  await user.click(within(asks).getByText("Cancel"));
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
  expect(field("Amount").value).toBe("2,000");
  expect(sandbox.bodies(PURCHASE)).toEqual([]);
});
