import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

import { appTexts } from "./app-texts.ts";
import { parseMessage } from "./message.ts";

const SOURCES = join(import.meta.dirname, "../..");

/** The folders whose texts customers read. */
const FOR_CUSTOMERS = /^(?:app|engine|pages|provider|renderer|ui)\//;

/** What customers read in English only: the demo's hint, and the page from the build. Reports are for the deployment. */
const ENGLISH = /demo-hint|late-note|app\/first\/|app\/reports\/|\.test\.|engine\/scenario\/|prerender/;

/** Attributes that are read out or shown. */
const ATTRIBUTES =
  "alt aria-label aria-description aria-roledescription aria-valuetext help label noun placeholder prompt text title what".split(
    " ",
  );

/** A sentence or a title of several words, wherever it stands in code. */
const SENTENCE = /^[A-Z][a-z’']+(?: [\p{L}\d’'"(),:;{}%-]+)+[.?!…]?$/u;

/** What looks like one: a header, the name of an error, and keys that are shown by the word of a catalogue (`spoken`). */
const NO_TEXTS = [
  "Bearer {x}",
  "Loading chunk failed",
  "Recent transactions",
  "Direct debit",
  "Bank transfer",
];

/** Calls whose texts developers read. */
const FOR_DEVELOPERS = /Error$|^(?:warn|error|invariant|test|describe)$/;

type Node = { readonly type?: string; readonly [key: string]: unknown };

/** The texts that expressions between tags may become. */
function textsShown(children: unknown): readonly string[] {
  return (children as readonly Node[]).flatMap((child) =>
    child.type === "JSXExpressionContainer" ? textsOf(child.expression as Node) : [],
  );
}

function textsOf(node: Node): readonly string[] {
  const { left, right, consequent, alternate, value } = node as Record<string, Node>;
  if (node.type === "LogicalExpression") return [left!, right!].flatMap(textsOf);
  if (node.type === "ConditionalExpression") return [consequent!, alternate!].flatMap(textsOf);
  if (node.type === "TemplateLiteral") return quasisOf(node);
  return typeof value === "string" ? [value] : [];
}

function quasisOf(node: Node): readonly string[] {
  return (node.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

/** Sentences of a module, but for those that only developers read. */
function sentencesIn(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return undefined;
    const node = value as Node;
    const callee = node.callee as { name?: string; property?: { name?: string } } | undefined;
    if (FOR_DEVELOPERS.test(callee?.name ?? callee?.property?.name ?? "")) return undefined;
    if (node.type === "TaggedTemplateExpression" || node.type?.startsWith("TS")) return undefined;
    if (node.type === "Literal" && typeof node.value === "string") found.push(node.value);
    if (node.type === "TemplateLiteral") found.push(quasisOf(node).join("{x}"));
    return Object.values(node).forEach(visit);
  };
  visit(parseSync(path, code).program);
  return found.filter((text) => SENTENCE.test(text) && !NO_TEXTS.includes(text));
}

/** The texts that a module shows or reads out without a catalogue. */
function textsIn(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return undefined;
    const node = value as Node;
    if (node.type === "JSXText") found.push(String(node.value).trim());
    if (node.type === "JSXElement" || node.type === "JSXFragment") found.push(...textsShown(node.children));
    const { name, value: given } = node as { name?: { name?: string }; value?: Node | null };
    if (node.type === "JSXAttribute" && ATTRIBUTES.includes(name?.name ?? "") && given) {
      found.push(
        ...(given.type === "JSXExpressionContainer" ? textsOf(given.expression as Node) : textsOf(given)),
      );
    }
    return Object.values(node).forEach(visit);
  };
  visit(parseSync(path, code).program);
  return found.filter((text) => /\p{L}/u.test(text));
}

test("a text without a catalogue would be found", () => {
  const code = `const a = <A label="Search" id="b" at={c ? "d" : e}><b>Sign out</b> · {f ? g || "N/A" : <i />}</A>;`;
  expect(textsIn("a.tsx", code).toSorted()).toEqual(["N/A", "Search", "Sign out"]);
});

test("a sentence in code would be found", () => {
  const code =
    "const a = { text: 'Enter an amount' }; say(`Sent to ${a} now`); throw new Error('It is not there'); s.a`Bold is b`;";
  expect(sentencesIn("a.ts", code)).toEqual(["Enter an amount", "Sent to {x} now"]);
});

test("no module has a sentence for customers outside of the catalogues", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && FOR_CUSTOMERS.test(path) && !ENGLISH.test(path))
    .filter((path) => !path.endsWith("/words.ts"));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    sentencesIn(path, readFileSync(join(SOURCES, path), "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("no element shows or reads out a text that is in no catalogue", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".tsx") && FOR_CUSTOMERS.test(path) && !ENGLISH.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) =>
    textsIn(path, readFileSync(join(SOURCES, path), "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("every word of the app is a message in ICU's syntax", () => {
  expect(appTexts().length).toBeGreaterThan(200);
  expect(appTexts().filter(({ text }) => "message" in parseMessage(text))).toEqual([]);
});
