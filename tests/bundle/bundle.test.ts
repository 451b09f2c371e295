import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { GALLERY } from "#gallery/protocol.ts";
import type { Checks } from "#lib/web/checks.ts";
import { galleryBuild } from "#tools/build/builds.ts";
import { hashOf } from "#tools/build/integrity.ts";

const dist = new URL("../../dist/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, dist));
const scripts = readdirSync(new URL("assets/", dist)).filter((file) => file.endsWith(".js"));
const code = scripts.map((file) => ({ file, text: read(`assets/${file}`).toString() }));

// Words that only the compiler of ajv contains.
const ajvCompiler = /\$dataMetaSchema|strictTypes|validateFormats|inlineRefs/;

/** The files whose code matches the pattern, each with the code around the match. */
function holding(pattern: RegExp): readonly string[] {
  return code.flatMap(({ file, text }) => {
    const found = pattern.exec(text);
    return found ? [`${file}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
  });
}

test("the build has scripts", () => {
  expect(code.length).toBeGreaterThan(0);
});

test.each([["ajv/dist/core.js", ajvCompiler]])("%s would be recognised", (file, pattern) => {
  expect(readFileSync(new URL(`../node_modules/${file}`, dist), "utf8")).toMatch(pattern);
});

test.each([
  ["code from text: eval", /\beval\(/],
  ["code from text: new Function", /\bnew Function\(|[^.\w]Function\("/],
  ["ajv's compiler", ajvCompiler],
  ["a Markdown parser", /tagfilter|forceWrapper/],
  ["the sandbox", /__sandbox\/faults|PGlite|scrypt|pg_catalog/],
  ["the tools", /src\/tools|package-lock\.json|npm ci/],
  ["React's development build", /Check the render method of|react-stack-bottom-frame|StrictMode is not/],
  ["why a tenant's value is refused", /it may only be raised|expected true or false/],
  ["React as one object, of which nothing could be left out", /captureOwnerStack|unstable_useCacheRefresh/],
  ["advice for developers by the router", /may be used only in the context|within a data router/],
  ["a licence comment or a source map", /@licen[cs]e|@preserve|sourceMappingURL=/],
])("the bundle does not contain %s", (_what, pattern) => {
  expect(holding(pattern)).toEqual([]);
});

/**
 * The most bytes that a part of the build may have, compressed by gzip. If you need more, raise the number here and say
 * in the commit what customers get for it. The names of files are those of `src/tools/vite/shared-chunks.ts`.
 */
const budgets: readonly (readonly [what: string, files: RegExp, bytes: number])[] = [
  ["the entry, with its libraries and what every screen needs", /^index-/, 133_600],
  ["the code that every customer's page needs", /^customer-/, 67_300],
  ["the first script, which delays every first paint", /^first-(?!customer)/, 3_280],
  ["the first script of customers' pages, which asks for their lists too", /^first-customer-/, 4_630],
];
const shared = /^(?:index|customer)-/;
const budgetsOfEach: typeof budgets = [
  ["one screen", /\.screen-/, 6_260],
  ["one language besides English", /\.language-/, 24_760],
  ["any other part", /^(?!.*\.(?:screen|language)-)/, 15_000],
];

/** Screens that the build renders. Each page has its limit of bytes, after compression by the host. */
const publicPages = ["index.html", "register.html", "forget-password.html"];
const customerPages = [
  "airtime.html",
  "cable-tv-subscription.html",
  "data-subscription.html",
  "electricity-subscription.html",
  "loan/apply.html",
  "profile/kyc.html",
  "profile/password.html",
  "profile/pin.html",
  "soft-ussd-pos.html",
  "transfer.html",
  "wallet-transfer.html",
];
const pages = [...publicPages, ...customerPages];

/** The files that match, with their sizes. */
function sizesOf(files: readonly string[]): readonly { readonly file: string; readonly size: number }[] {
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => ({ file, size: read(`assets/${file}.gz`).length }));
}

test.each(budgets)("%s has its budget", (_what, files, bytes) => {
  const sizes = sizesOf(scripts.filter((file) => files.test(file)));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(bytes);
});

test.each(budgetsOfEach)("%s has its budget", (_what, files, bytes) => {
  const sizes = sizesOf(scripts.filter((file) => files.test(file) && !shared.test(file)));
  expect(sizes.filter(({ size }) => size > bytes)).toEqual([]);
});

/** The scripts that a page loads by itself. */
function scriptsOf(page: string): readonly string[] {
  const tags = read(page)
    .toString()
    .matchAll(/<(?:script|link rel="modulepreload")[^>]*"\/assets\/([^"]+\.js)"/g);
  return [...tags].map(([, file]) => file!);
}

test("the way to sign in has its budget: what the page loads until the customer types", () => {
  const sizes = sizesOf(scriptsOf("index.html"));
  expect(sizes.length).toBeLessThanOrEqual(3);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(139_000);
});

test("no two files import each other, because one would read values that the other has not set yet", () => {
  const imports = new Map(
    code.map(({ file, text }) => [
      file,
      [...text.matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map(([, imported]) => imported!),
    ]),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(scripts.length / 2);
  const leadsTo = (file: string, seen = new Set<string>()): Set<string> => {
    for (const one of imports.get(file) ?? []) if (!seen.has(one)) leadsTo(one, seen.add(one));
    return seen;
  };
  expect(scripts.filter((file) => leadsTo(file).has(file))).toEqual([]);
});

test("no file has only a few bytes", () => {
  expect(sizesOf(scripts).filter(({ size }) => size < 1_000)).toEqual([]);
});

describe("the gallery", () => {
  // The gallery's address, a message between its pages, and a class name from its editor's library.
  const words = [GALLERY, "gallery-preview", "cm-content"];

  test("would be recognised", () => {
    const assets = new URL(`../${galleryBuild.folder}/assets/`, dist);
    const text = readdirSync(assets).map((file) => readFileSync(new URL(file, assets), "utf8"));
    expect(words.filter((word) => !text.some((one) => one.includes(word)))).toEqual([]);
  });

  test("is no part of the build", () => {
    expect(holding(new RegExp(words.join("|")))).toEqual([]);
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /gallery|codemirror/i.test(file))).toEqual([]);
    // Besides the app, the pages that static hosts send for a missing file.
    expect(files.filter((file) => file.endsWith(".html")).toSorted()).toEqual(
      [...pages, "assets/404.html", "screens/404.html", "tenants/404.html"].toSorted(),
    );
  });
});

test("the bill of materials names the packages of the app", () => {
  const bill = JSON.parse(read("sbom.cdx.json").toString()) as {
    readonly components: { readonly name: string }[];
  };
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "styled-components", "ajv", "swr"]));
});

test("no source map is published", () => {
  expect(readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith(".map"))).toEqual([]);
});

test.each([
  ...publicPages.map((page) => [page, 3_600] as const),
  // With the bars around it.
  ...customerPages.map((page) => [page, 4_220] as const),
])("%s has its budget", (page, bytes) => {
  expect(gzipSync(read(page), { level: 9 }).length).toBeLessThanOrEqual(bytes);
});

test("the styles of all public screens have their budget, and those of customers' forms", () => {
  const files = readdirSync(new URL("assets/", dist)).filter((file) => file.endsWith(".css.gz"));
  const names = [/^customer-/, /^looks-/, /^public-/].map((name) => expect.stringMatching(name) as unknown);
  expect(files).toEqual(names);
  expect(read(`assets/${files[2]}`).length).toBeLessThanOrEqual(4_520);
  expect(read(`assets/${files[0]}`).length).toBeLessThanOrEqual(5_940);
});

test("fonts and patterns have their budget, and no page loads them for a bank that names none", () => {
  const files = readdirSync(new URL("assets/", dist));
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(8);
  expect(fonts.filter((file) => read(`assets/${file}`).length > 25_000)).toEqual([]);
  const sheet = files.find((file) => file.startsWith("looks-") && file.endsWith(".css.gz"))!;
  expect(read(`assets/${sheet}`).length).toBeLessThanOrEqual(1_600);
  for (const page of pages) {
    expect(read(page).toString()).toMatch(
      /<link rel="looks" href="\/assets\/looks-[^"]+" integrity="sha256-/,
    );
    expect(read(page).toString()).not.toContain(".woff2");
  }
});

test.each(pages)("%s contains its screen, and loads only existing files", (page) => {
  const html = read(page).toString();
  expect(html).toMatch(/<div id="root" data-built><div[\s>].*<form /);
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!);
  expect(
    files.filter((file) => /first-|public-|customer-|index-|\.screen-/.test(file)).length,
  ).toBeGreaterThan(3);
  for (const file of files) expect(read(file).length).toBeGreaterThan(0);
});

test.each(pages)("%s says the hash of each file that it loads", (page) => {
  const html = read(page).toString();
  const tags = html.match(/<(?:script|link)\b[^>]*"\/assets\/[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(5);
  const said = tags.map(
    (tag) => /(?:src|href)="\/(assets\/[^"]+)" integrity="([^"]+)"/.exec(tag)?.slice(1) ?? [],
  );
  expect(said).toEqual(said.map(([file]) => [file, hashOf(read(file!))]));
});

test("the list of hashes has every other script and style, with its own hash and the scripts that it imports", async () => {
  const list = scripts.find((file) => file.startsWith("checks-"))!;
  const { default: checks } = (await import(new URL(`assets/${list}`, dist).href)) as {
    readonly default: Checks;
  };
  const files = readdirSync(new URL("assets/", dist)).filter(
    (file) => /\.(?:js|css)$/.test(file) && file !== list,
  );
  const expected = files.map((file) => {
    const content = read(`assets/${file}`);
    const imports = content.toString().matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g);
    return [file, [hashOf(content), ...[...imports].map(([, name]) => name!).toSorted()]];
  });
  const sorted = Object.entries(checks).map(([path, [hash, ...imports]]) => [
    path,
    [hash, ...imports.toSorted()],
  ]);
  expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(expected));
});

test("every import of a lazy part goes through the check, in a function of its own that names the file", () => {
  const parts = code.filter(({ file }) => !file.startsWith("checks-"));
  const all = parts.flatMap(({ text }) =>
    [...text.matchAll(/\bimport\("\.\/([^"]+)"\)/g)].map(([, name]) => name),
  );
  const checked = parts.flatMap(({ text }) => {
    const calls = text.matchAll(
      /\b(\w+)\((?:\(\)=>|async\(\)=>\{let\{[^}]*\}=await[ (])import\("\.\/([^"]+)"\)/g,
    );
    const found = [...calls];
    expect(new Set(found.map(([, helper]) => helper)).size).toBeLessThanOrEqual(1);
    return found.map(([, , name]) => name);
  });
  expect(all.length).toBeGreaterThan(40);
  expect(checked).toEqual(all);
  // Three of the list that the page names, by the check and by the two first scripts, and that
  // of released screens, whose link has the hash of the index.
  const others = parts.flatMap(
    ({ text }) => text.match(/\bimport\((?!")(?:\s|\/\*.*?\*\/)*\w+[^)]*\)/g) ?? [],
  );
  const ends = others.map((text) => /\w\.(\w+)\)$/.exec(text)?.[1] ?? text);
  expect(ends.toSorted()).toEqual(["href", "href", "href", "href"]);
});

test.each(pages)("%s has no inline script or style", (page) => {
  const html = read(page).toString();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/);
});

test.each(pages)("%s is not marked as served with the sandbox", (page) => {
  expect(read(page).toString()).not.toContain('name="sandbox"');
});

test.each(scripts)("the compressed version of %s has the same content", (file) => {
  const original = read(`assets/${file}`);
  expect(brotliDecompressSync(read(`assets/${file}.br`)).equals(original)).toBe(true);
  expect(gunzipSync(read(`assets/${file}.gz`)).equals(original)).toBe(true);
});

test("the service worker has its budget, and lists each page, and each script that is no language", () => {
  const worker = read("service-worker.js");
  expect(gzipSync(worker).length).toBeLessThanOrEqual(10_000);
  // It keeps a language when a page first asks for it.
  const languages = scripts.filter((file) => /\.language-/.test(file));
  expect(scripts.filter((file) => !worker.includes(`/assets/${file}`))).toEqual(languages);
  expect(worker.toString()).toMatch(/pages:\[\{url:`\/`,revision:`[0-9a-f]{16}`\}/);
});

test("the files that the service worker keeps have their budget", () => {
  const kept = scripts.filter((file) => !/\.language-/.test(file));
  const sizes = sizesOf(kept).map(({ size }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(402_800);
});
