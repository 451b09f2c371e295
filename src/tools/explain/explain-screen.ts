import type { Resolved } from "#tenant/layers.ts";
import type { ScreenFile } from "#tools/compile-screen/compile-screen.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";
import { positionAt } from "#tools/compile-screen/json-file.ts";
import { type Located, unlocate } from "#tools/compile-screen/located.ts";
import { formatProblem } from "#tools/compile-screen/problem.ts";
import { resolveReferences } from "#tools/compile-screen/references.ts";

import { explainSetting, explainSettings, isWithin } from "./explain-settings.ts";
import type { Positions } from "./places.ts";

/** Scenarios are no part of what customers get. */
const LEFT_OUT = ["$schema", "scenarios"];
const SETTING = /\$settings((?:\.[A-Za-z_][\w-]*)+)/g;

/**
 * Lines about a screen at a company, below a dotted path in it: each value with the file and line of the screen or part
 * that says so; settings and flags that it names with the layer they come from. None where there is no such path.
 */
export function explainScreen(
  file: ScreenFile,
  path: string,
  resolved: Resolved,
  files: Positions,
): string[] {
  const { root, problems } = resolveReferences(file, file.read);
  const leaves = root ? leavesOf(root).filter(({ name }) => isWithin(name, path)) : [];
  const lines = leaves.flatMap(({ name, located }) => explainLeaf(name, located, resolved, files));
  if (lines.length === 0 && problems.length === 0) return [];
  const seen = root && path === "" ? [visibility(fieldsOf(unlocate(root).value), resolved)] : [];
  return [...problems.map(formatProblem), ...seen, ...lines];
}

type Leaf = { readonly name: string; readonly located: Located };

/** Values without parts of their own; a list of plain values is one. */
function leavesOf(located: Located, name = ""): Leaf[] {
  const { content } = located;
  const below = (key: string | number) => (name === "" ? String(key) : `${name}.${key}`);
  if ("entries" in content && content.entries.size > 0) {
    return [...content.entries].flatMap(([key, one]) =>
      name === "" && LEFT_OUT.includes(key) ? [] : leavesOf(one, below(key)),
    );
  }
  if (!("items" in content) || content.items.every((one) => "scalar" in one.content))
    return [{ name, located }];
  return content.items.flatMap((one, index) => leavesOf(one, below(index)));
}

function explainLeaf(name: string, located: Located, resolved: Resolved, files: Positions): string[] {
  const { file, offset } = located.place;
  const { line } = positionAt(file, offset);
  const { value } = unlocate(located);
  const settings = [...`${name} ${JSON.stringify(value)}`.matchAll(SETTING)].map(([, path = ""]) =>
    path.slice(1),
  );
  const flags = name === "menu.flags.menu" ? "menu" : name === "menu.flags.feature" ? "features" : undefined;
  const named = flags ? [value].flat().map((flag) => `/flags/${flags}/${String(flag)}`) : [];
  return [
    `${name} = ${JSON.stringify(value)}  ${file.path}:${line}`,
    ...[...new Set(settings)].flatMap((path) => explainSettings(path, resolved, files)).map(indented),
    ...named.flatMap((pointer) => explainSetting(pointer, resolved, files)).map(indented),
  ];
}

/** Whether the company's customers find the screen in the menu. */
function visibility({ menu }: ReturnType<typeof fieldsOf>, { settings }: Resolved): string {
  const { brand, flags } = settings;
  const { menu: names, feature } = fieldsOf(fieldsOf(menu).flags);
  if (menu === undefined) return `${brand.name}: in no menu, a page or another screen leads to it`;
  const isOn =
    (names === undefined || listOf(names).some((name) => flags.menu[String(name)] === true)) &&
    (feature === undefined || flags.features[textOf(feature) ?? ""] === true);
  return `${brand.name}: ${isOn ? "in the menu" : "not in the menu, for its flags are off"}`;
}

function indented(line: string): string {
  return `    ${line}`;
}
