import { expect, test } from "vitest";

import { addressOf } from "#lib/pictures/picture-address.ts";

import { lintTenant } from "./lint-project.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"';
const lintLogo = (logo: string, key = "logo") => {
  const text = `{ "brand": {\n  "${key}": "${logo}" } }`;
  return lintTenant({ path: "tenants/harbour.json", text }, [], []);
};
const lint = (svg: string) => {
  const problems = lintLogo(addressOf("svg", new TextEncoder().encode(svg)));
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

/** A PNG of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test.each(["logo", "logoDark"])(
  "a %s of few pixels is taken, with a warning that says how many it needs",
  (key) => {
    const told = lintLogo(`data:image/png;base64,${PIXEL}`, key).filter(
      ({ pointer }) => pointer === `/brand/${key}`,
    );
    expect(told).toEqual([
      expect.objectContaining({
        level: "warning",
        message: "this picture has 1 x 1 pixels, too few to be sharp on phones",
        expected: "at least 120 pixels for the longer side, or an SVG",
      }),
    ]);
  },
);
