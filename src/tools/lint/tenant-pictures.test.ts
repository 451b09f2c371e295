import { expect, test } from "vitest";

import { addressOf } from "#lib/picture-address.ts";

import { lintTenant } from "./lint-project.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"';
const lint = (svg: string) => {
  const logo = addressOf("svg", new TextEncoder().encode(svg));
  const text = `{ "brand": {\n  "logo": "${logo}" } }`;
  const problems = lintTenant({ path: "tenants/harbour.json", text }, [], []);
  return problems
    .filter(({ level }) => level !== "warning")
    .map(({ line, pointer, message }) => `${line} ${pointer} ${message}`);
};

test("a picture in the file is looked into", () => {
  expect(lint(`<svg ${XMLNS}><path d="M0 0h9v9z"/></svg>`)).toEqual([]);
  expect(lint(`<svg ${XMLNS}><script/></svg>`)).toEqual([
    "2 /brand/logo this picture cannot be used. It has <script> (line 1): a picture runs no script. Take it out.",
  ]);
});
