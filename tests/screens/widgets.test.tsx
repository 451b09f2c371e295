import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";

import { lateNames } from "#tools/meta-schema/words.ts";
import { loadLate } from "#renderer/late.ts";
import { ScreenView } from "#renderer/screen-view.tsx";
import {
  benchEnvironment,
  lost,
  reply,
  screenOf,
  scriptedProvider,
  type Scripted,
} from "#tests/support/open-screen.ts";
import { Toaster } from "#ui/toasts/toaster.tsx";

afterEach(cleanup);

const terminals = [
  { code: "T1", place: "Main Street", balance: 1500 },
  { code: "T2", balance: 20 },
];

const definition = {
  sources: {
    terminals: {
      call: "GET terminals",
      items: "$response.body#/list",
      options: {
        value: "$item#/code",
        label: "Terminal {$item#/code}",
        detail: "$item#/place",
        concealed: { $value: "$item#/balance", as: "money" },
        copy: "$item#/code",
      },
      loading: "Getting terminals...",
      failure: "Terminals could not be loaded.",
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["terminal", "to"],
          properties: {
            terminal: { type: "string", title: "Terminals" },
            to: {
              type: "string",
              title: "Bank",
              oneOf: [
                { const: "1", title: "One" },
                { const: "2", title: "Two" },
              ],
            },
            agree: { type: "boolean", title: "I agree" },
            pin: { type: "string", title: "PIN", writeOnly: true, maxLength: 4 },
            otp: { type: "string", title: "Code", writeOnly: true },
          },
        },
        uiSchema: {
          terminal: {
            "ui:widget": "cards",
            "ui:options": { source: "terminals", empty: "No terminals yet." },
          },
          to: { "ui:widget": "search-select", "ui:options": { synonyms: { two: ["Second", "2B"] } } },
          pin: { "ui:widget": "pin" },
          otp: { "ui:widget": "otp" },
        },
        notes: [
          {
            field: "to",
            when: { "$inputs.terminal": { type: "null" } },
            text: "Choose a terminal first",
            tone: "warning",
          },
          { field: "to", when: { "$inputs.to": { const: "2" } }, text: "Two is slow today" },
          { field: "agree", when: { "$inputs.agree": { const: true } }, text: "Thank you", tone: "success" },
          {
            when: { "$inputs.to": { type: "string" } },
            text: "A fee applies to {$inputs.terminal}.",
            tone: "info",
          },
        ],
        submit: "Go on",
      },
    },
    {
      show: {
        title: "Done",
        rows: [
          { label: "Token", value: "1234 5678", copy: true },
          { label: "Terminal", value: "$inputs.terminal" },
        ],
      },
    },
  ],
};

async function open(...answers: readonly Scripted[]): Promise<UserEvent> {
  const provider = scriptedProvider();
  provider.on("GET terminals", ...answers);
  const { environment } = benchEnvironment({ provider });
  const late = await loadLate(lateNames);
  const user = userEvent.setup();
  render(
    <>
      <ScreenView screen={screenOf(definition)} environment={environment} late={late} />
      <Toaster />
    </>,
  );
  return user;
}

const group = () => screen.getByRole("radiogroup", { name: "Terminals" });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const bank = () => screen.getByRole("combobox", { name: "Bank" });
const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ")
    .trim();

test("a choice of a long list is found by another word for a part of its name", async () => {
  const user = await open(reply({ list: terminals }));
  await user.type(bank(), "2b");
  const options = screen.getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Two"]);
});

describe("cards", () => {
  test("are radio buttons whose figure is not in the page before the eye is pressed", async () => {
    const user = await open(reply({ list: terminals }));
    expect(group().textContent).toContain("Getting terminals...");
    const first = await screen.findByRole("radio", { name: "Terminal T1 Main Street" });
    expect(group().textContent).not.toContain("1,500");
    await user.click(screen.getByRole("button", { name: "Show balance of Terminal T1" }));
    expect(group().textContent).toContain("₦1,500.00");
    expect(group().textContent).not.toContain("20.00");
    await user.click(screen.getByRole("button", { name: "Hide balance of Terminal T1" }));
    expect(group().textContent).not.toContain("1,500");
    expect((first as HTMLInputElement).checked).toBe(false);
    await user.click(within(group()).getByText("Terminal T2"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Terminal T2" }).checked).toBe(true);
  });

  test("with the same value stay separate: only the chosen one is checked", async () => {
    const list = [...terminals, { code: "T1", place: "Market" }];
    const user = await open(reply({ list }));
    await user.click(await screen.findByRole("radio", { name: "Terminal T1 Market" }));
    expect(radio("Terminal T1 Market").checked).toBe(true);
    expect(radio("Terminal T1 Main Street").checked).toBe(false);
    await user.click(radio("Terminal T1 Main Street"));
    expect(radio("Terminal T1 Market").checked).toBe(false);
    expect(radio("Terminal T1 Main Street").checked).toBe(true);
  });

  test("copy their value, and say so", async () => {
    const user = await open(reply({ list: terminals }));
    await user.click(await screen.findByRole("button", { name: "Copy T2" }));
    expect(await navigator.clipboard.readText()).toBe("T2");
    await waitFor(() => expect(screen.getAllByText("T2 copied").length).toBeGreaterThan(0));
  });

  test("say that the list is empty; after an error they say so and load again", async () => {
    await open(reply({ list: [] }));
    await screen.findByText("No terminals yet.");
    cleanup();
    const user = await open(lost(), reply({ list: terminals }));
    await waitFor(() => expect(description(group())).toBe("Terminals could not be loaded."));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("radio", { name: "Terminal T2" });
    expect(description(group())).toBe("");
  });

  test("without a choice have an error, with a link to the first", async () => {
    const user = await open(reply({ list: terminals }));
    const first = await screen.findByRole("radio", { name: /T1/ });
    await user.click(screen.getByRole("button", { name: "Go on" }));
    expect(group().getAttribute("aria-invalid")).toBe("true");
    await user.click(await screen.findByRole("link", { name: "Choose the terminals" }));
    expect(document.activeElement).toBe(first);
  });
});

describe("notes", () => {
  test("are at their field or above the button while their condition holds, and are read out", async () => {
    const user = await open(reply({ list: terminals }));
    await screen.findByRole("radio", { name: "Terminal T2" });
    expect(description(bank())).toBe("Choose a terminal first");
    await user.click(screen.getByRole("radio", { name: "Terminal T2" }));
    expect(description(bank())).toBe("");
    await user.type(bank(), "two{Enter}");
    expect(description(bank())).toBe("Two is slow today");
    expect(screen.getByText("Two is slow today").closest("output")).not.toBeNull();
    const above = screen.getByText("A fee applies to T2.");
    const button = screen.getByRole("button", { name: "Go on" });
    expect(above.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const agree = screen.getByRole("checkbox", { name: "I agree" });
    await user.click(agree);
    expect(description(agree)).toBe("Thank you");
  });
});

test("a row with a copy button gives its value without spaces", async () => {
  const user = await open(reply({ list: terminals }));
  await user.click(await screen.findByRole("radio", { name: "Terminal T2" }));
  await user.type(bank(), "one{Enter}");
  await user.click(screen.getByRole("button", { name: "Go on" }));
  await user.click(await screen.findByRole("button", { name: "Copy token" }));
  expect(await navigator.clipboard.readText()).toBe("12345678");
  expect(screen.queryByRole("button", { name: "Copy terminal" })).toBeNull();
});

test("a PIN and a code keep typed letters: only spaces and dashes are removed", async () => {
  const user = await open(reply({ list: terminals }));
  for (const [label, typed, kept] of [
    [/^PIN/, "1-a 4b5", "1a4b"],
    [/^Code/, "ab-12 cd", "ab12cd"],
  ] as const) {
    const input = await screen.findByLabelText<HTMLInputElement>(label);
    await user.type(input, typed);
    expect(input.value).toBe(kept);
  }
});

test("a read-only field is not labelled as optional", async () => {
  const properties = {
    note: { type: "string", title: "Note" },
    name: { type: "string", title: "Name" },
    code: { type: "string", title: "Code", readOnly: true, default: "A1" },
  };
  const schema = { type: "object", properties };
  const uiSchema = { name: { "ui:widget": "read-only" } };
  const fields = screenOf({ steps: [{ ask: { schema, uiSchema, submit: "Go" } }] });
  const late = await loadLate(lateNames);
  render(<ScreenView screen={fields} environment={benchEnvironment({}).environment} late={late} />);
  expect(await screen.findByLabelText("Note (optional)")).toBeDefined();
  expect(screen.getByLabelText("Name")).toBeDefined();
  expect(screen.getByLabelText("Code")).toBeDefined();
});
