import { act, render } from "@testing-library/react";
import { styled, StyleSheetManager } from "styled-components";
import { expect, test } from "vitest";

import { setWindowWidth } from "#tests/support/window-width.ts";

import { windowRules } from "./window-rules.ts";

const Box = styled.div`
  color: red;
  @media (min-width: 30rem) {
    color: green;
    && b,
    > i {
      color: blue;
    }
  }
  @media (min-width: 90rem) {
    color: black;
  }
  @media print {
    color: white;
  }
  @media (min-width: 30rem) {
    @supports (color: red) {
      color: pink;
    }
  }
  @media (max-width: 90rem) {
    @media (min-width: 30rem) {
      color: gray;
    }
  }
`;

/** The rules of the component, with `.x` for its class. They have a style element of their own: other tests may have emptied the usual one. */
function rules(): string[] {
  const target = document.createElement("div");
  const { container } = render(
    <StyleSheetManager stylisPlugins={[windowRules]} target={target}>
      <Box />
    </StyleSheetManager>,
  );
  const name = container.firstElementChild!.className.split(" ").at(-1)!;
  return target.textContent
    .split(/(?<=\})(?=[:.@])/)
    .filter((rule) => rule.includes(`.${name}`))
    .map((rule) => rule.replaceAll(`.${name}`, ".x"));
}

test("a rule for a size of the window begins with no @, stays in its place and counts as much", () => {
  expect(rules()).toEqual([
    ".x{color:red;}",
    ':where([data-holding*="|(min-width: 30rem)|"]) .x{color:green;}',
    ':where([data-holding*="|(min-width: 30rem)|"]) .x.x b,:where([data-holding*="|(min-width: 30rem)|"]) .x >i{color:blue;}',
    ':where([data-holding*="|(min-width: 90rem)|"]) .x{color:black;}',
    "@media print{.x{color:white;}}",
    "@media (min-width: 30rem){@supports (color: red){.x{color:pink;}}}",
    "@media (max-width: 90rem){@media (min-width: 30rem){.x{color:gray;}}}",
  ]);
});

test("<html> lists the conditions that hold now", () => {
  rules();
  expect(both()).toEqual([true, false]);
  act(() => setWindowWidth(1600));
  expect(both()).toEqual([true, true]);
  act(() => setWindowWidth(360));
  expect(both()).toEqual([false, false]);
});

function both(): readonly boolean[] {
  return [holds("(min-width: 30rem)"), holds("(min-width: 90rem)")];
}

function holds(condition: string): boolean {
  return document.documentElement.dataset["holding"]!.includes(`|${condition}|`);
}
