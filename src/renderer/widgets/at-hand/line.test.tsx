import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import type { FieldOptions } from "#renderer/form/field-options.ts";

import { Line, readLine } from "./line.tsx";

afterEach(cleanup);

function attributesOf(autocomplete?: string) {
  const options = autocomplete === undefined ? {} : { autocomplete };
  const props = {
    name: "one",
    value: undefined,
    valueNow: () => undefined,
    onChange: () => undefined,
    options,
  };
  const { container } = render(<Line {...(props as unknown as Parameters<typeof Line>[0])} />);
  const input = container.querySelector("input")!;
  return ["autocapitalize", "autocorrect", "spellcheck"].map((name) => input.getAttribute(name));
}

test.each(["username", "email"])(
  "a phone leaves the name of an account as it is typed: %s",
  (autocomplete) => {
    expect(attributesOf(autocomplete)).toEqual(["none", "off", "false"]);
  },
);

test("other texts are the phone's own to correct", () => {
  expect(attributesOf()).toEqual([null, null, null]);
  expect(attributesOf("given-name")).toEqual([null, null, null]);
});

test.each([
  ["ada@example.com\u200B", {}, "ada@example.com"],
  ["\u202A+234 803 123 4567\u202C", {}, "+234 803 123 4567"],
  ["\u206612-34 56\u2069", { compact: true }, "123456"],
  ["\uFEFF", {}, undefined],
  ["1234\u00A05678\u2011901\u200D", { compact: true }, "12345678901"],
  ["١٢٣٤٥٦٧٨٩٠", { compact: true }, "1234567890"],
  ["\uFF11\uFF12 𞥓𝟜߅", { inputMode: "numeric" }, "12345"],
  ["Ａ०1", { compact: true }, "Ａ01"],
  ["رقم ١٢", {}, "رقم ١٢"],
  // A family is one sign of three, put together.
  ["👨\u200D👩\u200D👧 می\u200Cروم", {}, "👨\u200D👩\u200D👧 می\u200Cروم"],
])("what comes unseen with a pasted text is no part of it: %j", (text, options, value) => {
  expect(readLine(text, { options: options as FieldOptions })).toBe(value);
});
