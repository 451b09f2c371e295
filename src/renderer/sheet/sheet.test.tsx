import { cleanup, fireEvent, render, screen as page, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { benchEnvironment, screenOf } from "#tests/support/open-screen.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

afterEach(cleanup);

const wages = screenOf({
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["wages"],
          properties: {
            wages: {
              type: "array",
              title: "Wages",
              minItems: 1,
              maxItems: 3,
              items: {
                type: "object",
                required: ["account", "amount"],
                properties: {
                  account: { type: "string", title: "Account Number", pattern: "^\\d{10}$" },
                  amount: { type: "integer", title: "Amount", minimum: 10_000 },
                  kind: { type: "string", title: "Kind", oneOf: [{ const: "S", title: "Salary" }] },
                },
              },
            },
          },
        },
        uiSchema: { wages: { "ui:widget": "sheet", items: { amount: { "ui:widget": "money" } } } },
        submit: "Pay",
      },
    },
  ],
});

async function open() {
  const { environment } = benchEnvironment({});
  render(<ScreenView screen={wages} environment={environment} late={await loadLate(lateNames)} />);
  const list = await page.findByRole<HTMLTextAreaElement>("textbox", { name: "Paste a list" });
  return {
    list,
    paste: (text: string) => {
      fireEvent.change(list, { target: { value: text } });
      fireEvent.click(page.getByRole("button", { name: "Add these rows" }));
    },
    rows: () =>
      page.queryAllByRole("listitem").filter((one) => /^(?:\d\.|Row \d)/.test(one.textContent ?? "")),
    heading: () => page.getByRole("heading", { name: /^Wages: / }).textContent,
  };
}

test("rows are pasted, and each says what is wrong with it at once", async () => {
  const { list, paste, rows, heading } = await open();
  paste("Account Number,Amount\n0123456789,2500\n12,50\n");
  expect(heading()).toBe("Wages: 2 rows, 1 to correct");
  expect(list.value).toBe("");
  expect(rows()[0]!.textContent).toContain("1. 0123456789 · ₦2,500.00");
  const wrong = within(rows()[1]!);
  expect(wrong.getByText("Check the account number")).toBeDefined();
  expect(wrong.getByText("Enter ₦100 or more")).toBeDefined();
  fireEvent.change(wrong.getByRole("textbox", { name: "Account Number" }), {
    target: { value: "0123456780" },
  });
  fireEvent.change(wrong.getByRole("textbox", { name: "Amount" }), { target: { value: "150" } });
  expect(heading()).toBe("Wages: 2 rows");
  expect(wrong.getByRole("textbox", { name: "Amount" })).toBeDefined();
  fireEvent.click(wrong.getByRole("button", { name: "Close row 2" }));
  expect(rows()[1]!.textContent).toContain("2. 0123456780 · ₦150.00");
});

test("a column of choices offers them, and a pasted list may say their titles", async () => {
  const { paste, rows, heading } = await open();
  paste("Account Number,Amount,Kind\n0123456789,2500,salary\n0123456780,2500,Gift\n");
  expect(heading()).toBe("Wages: 2 rows, 1 to correct");
  expect(rows()[0]!.textContent).toContain("1. 0123456789 · ₦2,500.00 · Salary");
  const wrong = within(rows()[1]!).getByRole<HTMLSelectElement>("combobox", { name: /^Kind/ });
  expect(within(wrong).getByRole("option", { name: "Salary" })).toBeDefined();
  fireEvent.change(wrong, { target: { value: "S" } });
  expect(heading()).toBe("Wages: 2 rows");
});

test("more rows than fit are left out, and that is said", async () => {
  const { paste, rows } = await open();
  paste("0123456789\t100\n0123456780\t100\n0123456781\t100\n0123456782\t100");
  expect(rows()).toHaveLength(3);
  expect(page.getByText(/^3 rows added\. 1 row left out: at most 3 can be paid at once\.$/)).toBeDefined();
  expect(page.getByRole<HTMLButtonElement>("button", { name: "Add a row" }).disabled).toBe(true);
});

test("a file brings rows, in the encoding of older spreadsheets too", async () => {
  const { rows } = await open();
  const bytes = new Uint8Array([...new TextEncoder().encode("Account Number;Amount\n01234567"), 0xe9, 0x0a]);
  fireEvent.change(page.getByLabelText("Or choose a CSV file"), {
    target: { files: [new File([bytes], "wages.csv", { type: "text/csv" })] },
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(page.getByRole<HTMLInputElement>("textbox", { name: "Account Number" }).value).toBe("01234567é");
});

test("rows are typed and removed one by one, and none is refused", async () => {
  const { rows, heading } = await open();
  fireEvent.click(page.getByRole("button", { name: "Pay" }));
  expect(page.getAllByText("Add a row").length).toBeGreaterThan(1);
  fireEvent.click(page.getByRole("button", { name: "Add a row" }));
  expect(heading()).toBe("Wages: 1 row, 1 to correct");
  expect(within(rows()[0]!).getByText("Enter the account number")).toBeDefined();
  fireEvent.click(page.getByRole("button", { name: "Remove row 1" }));
  expect(rows()).toHaveLength(0);
});
