import { readdirSync, readFileSync } from "node:fs";

import data from "@mdn/browser-compat-data/forLegacyNode";
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { expect, test } from "vitest";

import { OLDEST_BROWSERS } from "#tools/build/oldest-browsers.ts";

/** Calls of newer functions, or of other functions that have their names, which do no harm. */
const HARMLESS = new Set([
  // Functions of ours and of libraries. The namesakes belong to iterators and to stacks of resources.
  "drop",
  "move",
  "use",
  // rjsf copies errors that its builder begins with. It begins with none.
  "structuredClone",
]);

const oldest = OLDEST_BROWSERS.map((target) => {
  const [, browser, version] = /^([a-z]+)([\d.]+)$/.exec(target)!;
  return { browser: browser as BrowserName, version: Number(version) };
});

/** Whether all of the oldest browsers know a member of the language or of the browser's interfaces. */
function isKnown({ __compat: compat }: Identifier): boolean {
  return oldest.every(({ browser, version }) =>
    [compat?.support[browser] ?? []].flat().some((support) => isSince(support, version)),
  );
}

function isSince(
  { version_added: added, version_removed: removed, flags }: SimpleSupportStatement,
  version: number,
) {
  return !removed && !flags && added !== false && Number.parseFloat(added.replace("≤", "")) <= version;
}

type Group = Readonly<Record<string, Readonly<Record<string, Identifier>>>>;
type Member = { readonly owner: string; readonly name: string; readonly isKnown: boolean };

/** The members of interfaces and objects: `{ owner: "Array", name: "at" }`. */
function membersOf(group: Identifier): readonly Member[] {
  return Object.entries(group as Group).flatMap(([owner, members]) =>
    Object.entries(members).flatMap(([key, member]) =>
      key === "__compat" ? [] : { owner, name: key.replace(/_static$/, ""), isKnown: isKnown(member) },
    ),
  );
}

const ofLanguage = membersOf(data.javascript["builtins"]!);
const ofBrowser = membersOf(data.api);
const known = new Set([...ofLanguage, ...ofBrowser].flatMap((one) => (one.isKnown ? one.name : [])));
/** `at`: some object that is not known here may have it, so a name counts as newer only if nothing older has it. */
const newMethods = new Set(ofLanguage.map(({ name }) => name).filter((name) => !known.has(name)));
/** `URL.canParse` */
const newStatics = new Set(ofBrowser.flatMap((one) => (one.isKnown ? [] : `${one.owner}.${one.name}`)));

/** `structuredClone`, `CompressionStream` */
const newGlobals = new Set(
  [data.javascript["builtins"]!, data.api].flatMap((group) =>
    Object.entries(group).flatMap(([name, one]) => ("__compat" in one && !isKnown(one) ? name : [])),
  ),
);

/** What code calls that one of the oldest browsers lacks. A call by `?.()` asks first. */
function callsOfNewer(text: string): readonly string[] {
  // Short names of the minifier may be those of interfaces (`ML`): of a function, or of a value.
  const declared = /\bfunction ([\w$]+)\(|(?<=[\s,;])([\w$]+)=(?!=)/g;
  const own = new Set([...text.matchAll(declared)].map(([, name, value]) => name ?? value));
  return [...text.matchAll(/(?:([\w$]*)\.)?([a-z]\w*)\(/gi)].flatMap(([call, owner, name = ""]) => {
    if (HARMLESS.has(name)) return [];
    const isNew =
      owner === undefined
        ? newGlobals.has(name) && !own.has(name)
        : newMethods.has(name) || newStatics.has(`${owner}.${name}`);
    return isNew ? call.slice(0, -1) : [];
  });
}

/** Lists of selectors with one that an old browser does not know: it drops the whole rule, for the others too. */
function mixedSelectors(text: string): readonly string[] {
  return [...text.matchAll(/[^{};`]*:(?:has\(|modal)[^{;`]*(?=\{)/g)].flatMap(([list]) => {
    let outer = list.replaceAll(/\/\*.*?\*\//gs, "");
    // What stands in brackets is one selector's own.
    while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, "");
    return outer.includes(",") ? list.trim() : [];
  });
}

const dist = new URL("../../dist/", import.meta.url);
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
const scripts = files.filter((file) => file.endsWith(".js"));

test("calls of newer functions would be recognised", () => {
  const text =
    "a.toSorted(b);c.steps.findLastIndex(d);URL.canParse(e);f.at(-1);g.toReversed?.();Object.groupBy(h);new CompressionStream(i)";
  expect(callsOfNewer(text)).toEqual([
    "a.toSorted",
    "steps.findLastIndex",
    "URL.canParse",
    "Object.groupBy",
    "CompressionStream",
  ]);
});

test("rules that an old browser would drop would be recognised", () => {
  expect(mixedSelectors("a{}b,li:not(:has(a)){}:is(b,i):has(a,b){}html:has(dialog:modal){}")).toEqual([
    "b,li:not(:has(a))",
  ]);
});

test.each(files.filter((file) => /\.(?:js|css)$/.test(file)))(
  "%s: no rule is dropped for one of its selectors",
  (file) => {
    expect(mixedSelectors(readFileSync(new URL(file, dist), "utf8"))).toEqual([]);
  },
);

test.each(scripts)("%s has nothing that our oldest browsers lack", (file) => {
  const text = readFileSync(new URL(file, dist), "utf8");
  expect(callsOfNewer(text)).toEqual([]);
  // An expression that looks behind is no syntax there, and no build rewrites it.
  expect(text).not.toMatch(/\(\?<[=!]/);
  // An icon's size is an attribute of its svg, where Firefox 115 does not know `rem`.
  expect(text).not.toMatch(/\bsize:(?:[\w$]+=)?["'`][\d.]+rem/);
});
