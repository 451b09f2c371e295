import { expect, test } from "vitest";

import type { BuiltPage } from "#definition/built-page.ts";

import { fileOf, pageOf, plainCss } from "./built-page.ts";

const EMPTY = `<html lang="en">
  <head>
    <title>Loading</title>
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const beside = {
  style: "/assets/public.css",
  script: "/assets/first.js",
  preloads: ["/assets/a.js"],
  note: "<p>late</p>",
};
const page: BuiltPage = {
  id: "join",
  path: "/join",
  access: "public",
  lists: [],
  title: "Save & <join>",
  html: '<form id="f">$& costs</form>',
};

test("a screen stands in the page of its path, with its title, styles, first script and preloads, and is painted with all of it", () => {
  expect(pageOf(EMPTY, page, beside)).toBe(`<html data-path="/join" lang="en">
  <head>
    <title>Save &amp; &lt;join></title>
    <script src="/assets/first.js"></script>
    <link rel="stylesheet" href="/assets/public.css">
    <link rel="expect" href="#late" blocking="render">
    <script type="module" src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/a.js">
  </head>
  <body><div id="root" data-built><form method="post" id="f">$& costs</form></div>
    <p>late</p></body>
</html>`);
});

test("a page of customers says which lists the first script fills", () => {
  const list = {
    field: "wallet",
    path: "wallets",
    items: { root: "response", path: [], text: "$response.data" },
    value: { root: "item", path: [], text: "$item" },
    label: ["Ada's <own> & ", { root: "item", path: [], text: "$item" }],
  } as const;
  const html = pageOf(EMPTY, { ...page, access: "customer", lists: [list] }, beside);
  const [, said = ""] = /<html data-path="\/join" data-lists='([^']*)' lang="en">/.exec(html) ?? [];
  const read = said.replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  expect(JSON.parse(read)).toEqual([list]);
});

test("our own comments cost nobody a byte, and those between a screen's texts stay", () => {
  const empty = EMPTY.replace("<title>", "<!-- Until the brand\n    is known. -->\n    <title>");
  const html = pageOf(empty, { ...page, html: "Hello <!-- -->Ada" }, beside);
  expect(html.match(/<!--[^]*?-->/g)).toEqual(["<!-- -->"]);
  expect(html).toContain("<head>\n    <title>");
});

test("an index.html in which a screen has no place ends the build", () => {
  expect(() => pageOf(EMPTY.replace(' id="root"', ""), page, beside)).toThrow(
    'has not one <div id="root"></div>',
  );
});

test.each([
  ["/", "index.html"],
  ["/join", "join.html"],
  ["/join/now", "join/now.html"],
])("%s stands in %s", (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test("styles lose what only styled-components and people read", () => {
  const css = `.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"a,"}/*!sc*/\n/* Why. */\n.b {\n  top: 0;\n}\n`;
  expect(plainCss(css)).toBe(".a{color:red;}.b {top: 0;}");
});
