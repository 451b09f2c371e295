import type { Resolved } from "#tenant/layers.ts";
import type { ScreenFile } from "#tools/compile-screen/read/screen-file.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { positionAt } from "#tools/compile-screen/read/json-file.ts";
import { type Located, unlocate } from "#tools/compile-screen/read/located.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { resolveReferences } from "#tools/compile-screen/read/references.ts";

import { explainSetting, explainSettings, isWithin } from "./explain-settings.ts";
import type { Positions } from "./places.ts";

/** Customers do not get scenarios. */
const LEFT_OUT = ["$schema", "scenarios"];
const SETTING = /\$settings((?:\.[A-Za-z_][\w-]*)+)/g;

/**
 * Describes a screen at a company, below a dotted path: each value with the file and line of its screen or part, and
 * the values that it shadows; settings and flags that it names, with the layers that they come from. Empty when the
 * path does not exist.
 */
export function explainScreen(
  file: ScreenFile,
  path: string,
  resolved: Resolved,
  files: Positions,
): string[] {
  const { root, problems } = resolveReferences(file, file.read);
  const leaves = root ? leavesOf(root).filter(({ name }) => isWithin(name, path)) : [];
  const lines = leaves.flatMap((leaf) => explainLeaf(leaf, resolved, files));
  if (lines.length === 0 && problems.length === 0) return [];
  const seen = root && path === "" ? [visibility(fieldsOf(unlocate(root).value), resolved)] : [];
  return [...problems.map(formatProblem), ...seen, ...lines];
}

type Leaf = { readonly name: string; readonly located: Located; readonly isRemoved?: boolean };

/** Values without inner parts (a list of plain values is one), values that shadow others, and removed values. */
function leavesOf(located: Located, name = ""): Leaf[] {
  const { content, removed = [], shadowed } = located;
  const below = (key: string | number) => (name === "" ? String(key) : `${name}.${key}`);
  const taken = [...removed].map(([key, one]) => ({ name: below(key), located: one, isRemoved: true }));
  const inner = partsOf(located)
    .filter(([key]) => name !== "" || !LEFT_OUT.includes(String(key)))
    .flatMap(([key, one]) => leavesOf(one, below(key)));
  const isWhole = partsOf(located).length === 0 && ("scalar" in content || taken.length === 0);
  return [...(isWhole || shadowed ? [{ name, located }] : []), ...inner, ...taken];
}

function partsOf({ content }: Located): (readonly [string | number, Located])[] {
  if ("entries" in content) return [...content.entries];
  if (!("items" in content) || content.items.every((one) => "scalar" in one.content)) return [];
  return content.items.map((one, index) => [index, one] as const);
}

function explainLeaf(leaf: Leaf, resolved: Resolved, files: Positions): string[] {
  const { name, located, isRemoved } = leaf;
  const { value } = unlocate(located);
  return [
    `${name} = ${isRemoved ? "(removed)" : JSON.stringify(value)}  ${placeOf(located)}`,
    ...shadowsOf(located).map(indented),
    ...(isRemoved ? [] : given(name, value, resolved, files).map(indented)),
  ];
}

/** The values that it replaced, the nearest first. */
function shadowsOf({ shadowed }: Located): string[] {
  if (!shadowed) return [];
  const line = `shadows  ${JSON.stringify(unlocate(shadowed).value)}  ${placeOf(shadowed)}`;
  return [line, ...shadowsOf(shadowed)];
}

/** Settings and flags of the company that the value names. */
function given(name: string, value: unknown, resolved: Resolved, files: Positions): string[] {
  const settings = [...`${name} ${JSON.stringify(value)}`.matchAll(SETTING)].map(([, path = ""]) =>
    path.slice(1),
  );
  const flags = name === "menu.flags.menu" ? "menu" : name === "menu.flags.feature" ? "features" : undefined;
  const named = flags ? [value].flat().map((flag) => `/flags/${flags}/${String(flag)}`) : [];
  return [
    ...[...new Set(settings)].flatMap((path) => explainSettings(path, resolved, files)),
    ...named.flatMap((pointer) => explainSetting(pointer, resolved, files)),
  ];
}

function placeOf({ place: { file, offset } }: Located): string {
  return `${file.path}:${positionAt(file, offset).line}`;
}

/** Whether the company's customers see the screen in the menu. */
function visibility({ menu }: ReturnType<typeof fieldsOf>, { settings }: Resolved): string {
  const { brand, flags } = settings;
  const { menu: names, feature } = fieldsOf(fieldsOf(menu).flags);
  if (menu === undefined) return `${brand.name}: in no menu, a page or another screen leads to it`;
  const isOn =
    (names === undefined || listOf(names).some((name) => flags.menu[String(name)] === true)) &&
    (feature === undefined || flags.features[textOf(feature) ?? ""] === true);
  return `${brand.name}: ${isOn ? "in the menu" : "not in the menu, because its flags are off"}`;
}

function indented(line: string): string {
  return `    ${line}`;
}
