import { expect, test } from "vitest";

import { fileOf, pageOf, plainCss } from "./public-page.ts";

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
const page = { id: "join", path: "/join", title: "Save & <join>", html: '<form id="f">$& costs</form>' };

test("a screen stands in the page of its path, with its title, styles, first script and preloads", () => {
  expect(pageOf(EMPTY, page, beside)).toBe(`<html data-path="/join" lang="en">
  <head>
    <title>Save &amp; &lt;join></title>
    <script src="/assets/first.js"></script>
    <link rel="stylesheet" href="/assets/public.css">
    <script type="module" src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/a.js">
  </head>
  <body><div id="root" data-built><form method="post" id="f">$& costs</form></div>
    <p>late</p></body>
</html>`);
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
