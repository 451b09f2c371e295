import { posix } from "node:path";

import { type Catalogue, GALLERY_API, type GalleryScreen } from "#gallery/protocol.ts";
import { isScreenShaped } from "#tools/compile-screen/checks/shape.ts";
import { entryOf } from "#tools/compile-screen/entry.ts";
import { type Fields, fieldsOf, isFields, textOf } from "#tools/compile-screen/fields.ts";
import { noParts } from "#tools/compile-screen/parts.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { type Project, screenPaths } from "#tools/project/project-files.ts";
import { mergePatch } from "#tenant/merge-patch.ts";

import { aroundScreens, headOnly, listedScenarios, stepsOf } from "./catalogue.ts";

/** The list as the files say it: nothing in it was checked, so that it can be shown at once. */
export function quickCatalogue(project: Project): Catalogue {
  return { screens: quickScreens(project), ...aroundScreens(project) };
}

/** All screens without their problems. A file of another shape than a screen's is listed by its name, without a module. */
export function quickScreens(project: Project): GalleryScreen[] {
  const read = plainReader(project);
  return screenPaths(project).map((path) => {
    const { value, parts } = read(path);
    const screen = withWholeScenarios(fieldsOf(value));
    if (!isScreenShaped(screen))
      return { ...headOnly(screen, path), file: path, parts, scenarios: [], steps: [] };
    const entry = entryOf(screen, noParts());
    return {
      ...entry,
      // What it needs besides is only known when it was looked at.
      late: lateNames,
      file: path,
      parts,
      module: `${GALLERY_API}/modules/${entry.id}.js`,
      scenarios: listedScenarios(screen),
      steps: stepsOf(screen),
    };
  });
}

type Plain = { readonly value: unknown; readonly parts: readonly string[] };

/** Reads files with the parts that they refer to. What cannot be read is undefined. */
function plainReader({ read }: Project): (path: string) => Plain {
  const known = new Map<string, Plain>();
  const open = (path: string): Plain => {
    const last = known.get(path);
    if (last) return last;
    // A part that refers back to itself finds nothing.
    known.set(path, { value: undefined, parts: [] });
    const parts = new Set<string>();
    const plain = { value: resolve(parse(read, path), path, parts), parts: [...parts] };
    known.set(path, plain);
    return plain;
  };
  const resolve = (value: unknown, from: string, parts: Set<string>): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, from, parts));
    if (!isFields(value)) return value;
    const { $ref, ...own } = Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolve(item, from, parts)]),
    );
    if (typeof $ref !== "string" || !/^\.{1,2}\//.test($ref))
      return $ref === undefined ? own : { ...own, $ref };
    const path = posix.join(posix.dirname(from), $ref);
    const part = open(path);
    for (const one of [path, ...part.parts]) parts.add(one);
    const { $schema: _schema, ...content } = fieldsOf(part.value);
    return Object.keys(own).length === 0 && !isFields(part.value) ? part.value : mergePatch(content, own);
  };
  return open;
}

function parse(read: Project["read"], path: string): unknown {
  try {
    return JSON.parse(read(path)) as unknown;
  } catch {
    return undefined;
  }
}

/** With the scenarios that name an earlier one (`like`) as whole as lists need them. */
function withWholeScenarios(screen: Fields): Fields {
  if (!Array.isArray(screen.scenarios)) return screen;
  const earlier = new Map<string, Fields>();
  const scenarios = screen.scenarios.map((scenario) => {
    const { like, ...own } = fieldsOf(scenario);
    const base = earlier.get(textOf(like) ?? "");
    const whole = base
      ? { ...base, ...own, ...(own.stored !== undefined && { stored: mergePatch(base.stored, own.stored) }) }
      : fieldsOf(scenario);
    earlier.set(textOf(own.name) ?? "", whole);
    return whole;
  });
  return { ...screen, scenarios };
}
