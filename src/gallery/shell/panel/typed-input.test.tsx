import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";

import type { Control, Panel } from "#gallery/protocol-panel.ts";

import { openTexts } from "./open-texts.ts";
import { PanelView } from "./panel-view.tsx";

afterEach(() => {
  cleanup();
  for (const { path, pointer } of openTexts.get()) openTexts.drop(path, pointer);
});

const FILE = "tenants/acme.json";

function Page({ kind, begin }: { kind: Control["kind"]; begin: unknown }) {
  const [text, setText] = useState(JSON.stringify({ value: begin }));
  const control = { pointer: "/value", title: "Smallest", kind };
  const panel: Panel = {
    pointer: "",
    title: "Amount",
    trail: [],
    orders: {},
    groups: [{ title: "Amount", controls: [control] }],
  };
  return (
    <>
      <PanelView panel={panel} path={FILE} text={text} problems={[]} onEdit={setText} onGo={() => {}} />
      <output aria-label="File">{text}</output>
      <button type="button" onClick={() => setText(JSON.stringify({ value: 7 }))}>
        Undo
      </button>
    </>
  );
}

const type = async (kind: Control["kind"], begin: unknown, typed: string) => {
  render(<Page kind={kind} begin={begin} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Smallest" });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  return field;
};
const inFile = () => (JSON.parse(screen.getByLabelText("File").textContent) as { value?: unknown }).value;

test.each([
  ["number", 100, "50,000"],
  ["number", undefined, "50,000"],
  ["number", 100, "1e3"],
  ["number", 100, "₦500"],
  ["number", 100, "50 000"],
  ["number", 100, "9007199254740993"],
  ["numbers", [5], "1,000, 2,000"],
  ["numbers", [5], "100; 200"],
  ["numbers", [5], "100 200"],
  ["numbers", [5], "9007199254740993"],
] as const)("of a %s that is %j, %s writes nothing, and stays with its error", async (kind, begin, typed) => {
  const field = await type(kind, begin, typed);
  expect(inFile()).toEqual(begin);
  expect(field.value).toBe(typed);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(openTexts.get()).toMatchObject([{ path: FILE, title: "Smallest", text: typed }]);
});

test.each([
  ["number", " 50000 ", 50_000],
  ["number", "-1.5", -1.5],
  ["numbers", "1000, 2000", [1000, 2000]],
  ["numbers", "50, 100,", [50, 100]],
  ["colour", "  #abc", "#aabbcc"],
  ["colour", "#1b4f72 ", "#1b4f72"],
] as const)("as a %s, %s is written as %j", async (kind, typed, value) => {
  await type(kind, undefined, typed);
  expect(inFile()).toEqual(value);
  expect(openTexts.get()).toEqual([]);
});

test("a text with its error goes when it is mended, and when the file has another value by now", async () => {
  const field = await type("number", 100, "50,000");
  await userEvent.click(field);
  await userEvent.keyboard("{Backspace>4/}");
  expect(inFile()).toBe(50);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await userEvent.keyboard(",");
  expect(inFile()).toBe(100);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(field.value).toBe("7");
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("a list says how an unclear comma is written", async () => {
  await type("numbers", [5], "1,000");
  expect(openTexts.get()[0]?.message).toBe(
    "Write 1,000 as 1000 if it is one number, or as 1, 000 if it is two.",
  );
});
