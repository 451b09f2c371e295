import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { Code } from "./code.tsx";

afterEach(cleanup);

test.each([
  ["\u200B12\u00A034\u2069", "1234"],
  ["\u202A12-34\u202C", "1234"],
  ["12\u201334\uFEFF\u200D", "1234"],
  ["١٢٣٤", "1234"],
  ["12AB", "12AB"],
])("a pasted code %j is %s, before its length counts", async (pasted, code) => {
  const values: unknown[] = [];
  const props = {
    control: { id: "pin" },
    name: "pin",
    value: undefined,
    onChange: (value: unknown) => values.push(value),
    schema: { maxLength: 4 },
    noun: "PIN",
    autoComplete: "off",
  };
  const { container } = render(<Code {...(props as unknown as Parameters<typeof Code>[0])} />);
  container.querySelector("input")!.focus();
  await userEvent.paste(pasted);
  expect(values).toEqual([code]);
  expect(screen.queryByDisplayValue(code)).toBeTruthy();
});
