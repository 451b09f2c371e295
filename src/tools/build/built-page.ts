import type { BuiltPage } from "#definition/built-page.ts";

/** What a page has besides the screen. */
export type Beside = {
  /** What stands behind the screen. */
  readonly note: string;
  readonly style: string;
  readonly script: string;
  readonly preloads: readonly string[];
};

/** The file of a path. Hosts find `/register` in `register.html`, and the start in `index.html`. */
export function fileOf(path: string): string {
  return `${path === "/" ? "/index" : path}.html`.slice(1);
}

/** A screen in the empty page that the build made. Its file loads nothing that is written into it. */
export function pageOf(empty: string, page: BuiltPage, beside: Beside): string {
  const { style, script, preloads, note } = beside;
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const before = [
    `<script src="${script}"></script>`,
    `<link rel="stylesheet" href="${style}">`,
    // The first script takes so long that the browser pauses its reading after the head. Without this, it would then paint an empty page first.
    `<link rel="expect" href="#late" blocking="render">`,
  ];
  return (
    [
      ["<html ", `<html data-path="${page.path}" ${ofCustomers(page)}`],
      ["<title>Loading</title>", `<title>${escaped(page.title)}</title>`],
      ['<script type="module"', `${before.join("\n    ")}\n    <script type="module"`],
      ["</head>", `  ${links.join("\n    ")}\n  </head>`],
      ['<div id="root"></div>', `<div id="root" data-built>${withSafeForms(page.html)}</div>\n    ${note}`],
    ] as const
  ).reduce(putIn, withoutComments(empty));
}

/** Those of a screen are React's own: with them it tells texts from each other that stand side by side. */
function withoutComments(empty: string): string {
  return empty.replaceAll(/\s*<!--[^]*?-->/g, "");
}

/** Replaces a text that stands there once. A function, since the text that is put in may hold `$&`. */
function putIn(html: string, [place, text]: readonly [place: string, text: string]): string {
  if (html.split(place).length !== 2)
    throw new Error(`index.html has not one ${place} to put a screen into.`);
  return html.replace(place, () => text);
}

/** Before the app is there, no browser may put what was typed into an address, whatever a host makes of the policy. */
function withSafeForms(html: string): string {
  return html.replaceAll("<form ", '<form method="post" ');
}

/** What the first script needs on a page for customers. */
function ofCustomers({ access, lists }: BuiltPage): string {
  return access === "customer"
    ? `data-lists='${escaped(JSON.stringify(lists)).replaceAll("'", "&#39;")}' `
    : "";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Styles without comments, and without the marks by which styled-components would find them in a style element. */
export function plainCss(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "")
    .replaceAll(/\n\s*/g, "");
}
