import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import {
  benchEnvironment,
  memory,
  reply,
  screenOf,
  scriptedProvider,
  type Provider,
} from "#tests/support/open-screen.ts";

afterEach(cleanup);

const money = (value: string) => ({ $value: value, as: "money" });

const wizard = screenOf({
  title: "Apply",
  draft: true,
  sources: {
    products: {
      call: "GET products",
      items: "$response.body",
      options: { value: "$item#/id", label: "$item#/name" },
    },
  },
  steps: [
    {
      ask: {
        stage: "Loan details",
        schema: {
          type: "object",
          required: ["product", "amount", "months", "purpose"],
          properties: {
            product: { type: "string", title: "Product" },
            amount: { type: "integer", title: "Amount" },
            months: { type: "integer", title: "Months", minimum: 1 },
            start: { type: "string", format: "date", title: "Start" },
            purpose: { type: "string", title: "Purpose", minLength: 3 },
          },
        },
        uiSchema: {
          product: { "ui:widget": "radio", "ui:options": { source: "products" } },
          amount: {
            "ui:widget": "money",
            "ui:options": {
              digitsOnly: true,
              messages: {
                minimum: "Amount cannot be less than {limit}",
                maximum: "Maximum loan amount is {limit}",
              },
            },
          },
          months: { "ui:widget": "number", "ui:options": { step: 1 } },
        },
        limits: {
          amount: {
            minimum: { $value: "$selected.product#/min", as: "kobo" },
            maximum: { $value: "$selected.product#/max", as: "kobo" },
            clamp: true,
          },
          months: { maximum: 3 },
          start: { minimum: { $value: 1, as: "day" } },
        },
        shown: { purpose: { "$selected.product#/asks": { const: true } } },
        suggest: { start: { $value: 1, as: "day" } },
        submit: "Next",
      },
    },
    {
      name: "quote",
      call: "POST quotes",
      body: { amount: { $value: "$inputs.amount", as: "naira" }, purpose: "$inputs.purpose" },
      outputs: {
        principal: "$response.body#/principal",
        interest: "$response.body#/interest",
        schedule: "$response.body#/schedule",
      },
    },
    {
      ask: {
        stage: "Repayment summary",
        schema: { type: "object", properties: {} },
        rows: [
          { label: "Principal", value: money("$steps.quote.outputs.principal") },
          { label: "Fee", value: "" },
        ],
        shares: [
          { label: "Principal", value: "$steps.quote.outputs.principal" },
          {
            label: "Interest",
            value: "$steps.quote.outputs.interest",
            text: money("$steps.quote.outputs.interest"),
          },
        ],
        table: {
          title: "Schedule",
          items: "$steps.quote.outputs.schedule",
          columns: [
            { label: "Payment", value: "Payment {$item#/number}" },
            {
              label: "Amount",
              value: { $value: "$item#/amount", as: ["round-up", "money"] },
              align: "end",
            },
          ],
        },
        submit: "Apply",
      },
    },
    { name: "book", call: "POST loans" },
    { show: { stage: "Booked", title: "Thank you" } },
  ],
});

const schedule = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, amount: 1250.2 }));

async function open(provider = scripted(), storage = memory()): Promise<UserEvent> {
  const { environment } = benchEnvironment({ provider, storage });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={wizard} environment={environment} late={late} />);
  await screen.findByRole("radio", { name: "Small" });
  return userEvent.setup();
}

function scripted(): Provider {
  const provider = scriptedProvider();
  provider.on(
    "GET products",
    reply([
      { id: "s", name: "Small", min: 1000, max: 10_000 },
      { id: "l", name: "Large", min: 1000, max: 50_000, asks: true },
    ]),
  );
  provider.on("POST quotes", reply({ principal: 9500, interest: 500, schedule }));
  provider.on("POST loans", reply({}));
  return provider;
}

const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
const months = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Months" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const described = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim();

function fillIn(): void {
  fireEvent.click(screen.getByRole("radio", { name: "Small" }));
  enter(amount(), "5000");
  enter(months(), "2");
}

test("says at which step the customer is, takes the focus there, and Back keeps everything", async () => {
  await open();
  screen.getByRole("heading", { name: "Step 1 of 3 · Loan details" });
  expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Progress" }).value).toBe(1);
  // The page took the focus when it was opened.
  expect(document.activeElement).toBe(document.body);
  fillIn();
  press("Next");
  const second = await screen.findByRole("heading", { name: "Step 2 of 3 · Repayment summary" });
  expect(document.activeElement).toBe(second);
  press("Back");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Step 1 of 3/ }));
  expect([amount().value, months().value]).toEqual(["5,000", "2"]);
  press("Next");
  await screen.findByRole("heading", { name: /Step 2 of 3/ });
  press("Apply");
  await screen.findByRole("heading", { name: "Thank you" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Step 3 of 3 · Booked" }));
});

test("shows rows, parts of a whole in words, and a folded table", async () => {
  await open();
  fillIn();
  press("Next");
  await screen.findByRole("heading", { name: /Step 2/ });
  expect(screen.getByText("₦9,500.00").closest("dd")).not.toBeNull();
  expect(screen.queryByText("Fee")).toBeNull();
  expect(screen.getByText("₦500.00").closest("li")?.textContent).toBe("Interest ₦500.00 5%");
  const table = screen.getByRole("table", { name: "Schedule" });
  expect(within(table).getAllByRole("row")).toHaveLength(7);
  within(table).getByRole("row", { name: "Payment 1 ₦1,251.00" });
  press("Show all 8");
  expect(within(table).getAllByRole("row")).toHaveLength(9);
  expect(document.activeElement).not.toBe(document.body);
  press("Show fewer");
  expect(within(table).getAllByRole("row")).toHaveLength(7);
});

test("refuses an amount below the limit, with a link to it, until it is enough", async () => {
  const provider = scripted();
  await open(provider);
  fillIn();
  enter(amount(), "999");
  press("Next");
  const link = await screen.findByRole("link", { name: "Amount cannot be less than ₦1,000" });
  fireEvent.click(link);
  expect(document.activeElement).toBe(amount());
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(described(amount())).toContain("Amount cannot be less than ₦1,000");
  enter(amount(), "1000");
  await waitFor(() => expect(amount().getAttribute("aria-invalid")).toBeNull());
  expect(screen.queryByRole("link", { name: /cannot be less/ })).toBeNull();
  expect(provider.calls()).not.toContain("POST quotes");
});

test("cuts an amount above the limit, and says so until another is typed", async () => {
  await open();
  fillIn();
  for (const typed of ["20000", "200000"]) {
    enter(amount(), typed);
    expect(amount().value).toBe("10,000");
    expect(described(amount())).toBe("Maximum loan amount is ₦10,000");
  }
  enter(amount(), "9000");
  expect(described(amount())).toBe("");
});

test("cuts an amount that was typed before the limit was known", async () => {
  await open();
  enter(amount(), "20000");
  fireEvent.click(screen.getByRole("radio", { name: "Small" }));
  expect(amount().value).toBe("10,000");
  expect(described(amount())).toBe("Maximum loan amount is ₦10,000");
});

test("an amount of digits accepts no e, plus or minus, and keeps only the digits of pasted text", async () => {
  const user = await open();
  await user.type(amount(), "1e+-2");
  expect(amount().value).toBe("12");
  await user.clear(amount());
  await user.paste("NGN -1,500.50");
  expect(amount().value).toBe("1500.50");
});

test("a number is typed, or counted within its limits", async () => {
  const user = await open();
  const less = screen.getByRole("button", { name: "Decrease months" });
  const more = screen.getByRole("button", { name: "Increase months" });
  expect(less.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(less);
  expect(months().value).toBe("");
  for (let presses = 0; presses < 5; presses++) await user.click(more);
  expect(months().value).toBe("3");
  expect(more.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(less);
  expect(months().value).toBe("2");
  enter(months(), "two");
  press("Next");
  await screen.findByRole("link", { name: "Enter a whole number" });
  enter(months(), "9");
  await screen.findByRole("link", { name: "Enter 3 or less" });
});

test("a day starts at its limit, and an earlier one is refused", async () => {
  await open();
  const start = screen.getByLabelText<HTMLInputElement>(/^Start/);
  expect(start.value).toBe(start.min);
  expect(start.value > new Date().toISOString().slice(0, 10)).toBe(true);
  fillIn();
  enter(start, "2020-01-31");
  press("Next");
  await screen.findByRole("link", { name: /^Choose .+ or later$/ });
});

test("the customer's inputs are restored, until the customer starts again", async () => {
  const [provider, storage] = [scripted(), memory()];
  await open(provider, storage);
  fillIn();
  press("Next");
  await screen.findByRole("heading", { name: /Step 2/ });
  cleanup();
  const { environment } = benchEnvironment({ provider, storage });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={wizard} environment={environment} late={late} />);
  screen.getByRole("heading", { name: /Step 2 of 3/ });
  screen.getByText("We kept what you entered.");
  within(screen.getByRole("table")).getByText("Payment 1");
  press("Start again");
  const first = await screen.findByRole("heading", { name: /Step 1 of 3/ });
  expect(document.activeElement).toBe(first);
  expect(screen.queryByText("We kept what you entered.")).toBeNull();
  expect(amount().value).toBe("");
});

test("fields that the chosen item hides are neither required nor refused nor sent", async () => {
  const { environment, provider } = benchEnvironment({ provider: scripted() });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={wizard} environment={environment} late={late} />);
  await screen.findByRole("radio", { name: "Small" });
  fillIn();
  fireEvent.click(screen.getByRole("radio", { name: "Large" }));
  press("Next");
  await screen.findByRole("link", { name: "Enter the purpose" });
  enter(screen.getByRole("textbox", { name: "Purpose" }), "a");
  await screen.findByRole("link", { name: "Enter at least 3 characters" });
  fireEvent.click(screen.getByRole("radio", { name: "Small" }));
  expect(screen.queryByRole("textbox", { name: "Purpose" })).toBeNull();
  press("Next");
  await screen.findByRole("heading", { name: /Step 2/ });
  expect(provider.requests.find(({ path }) => path === "quotes")?.body).toEqual({ amount: 5000 });
});
