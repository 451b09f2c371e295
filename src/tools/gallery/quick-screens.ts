import { posix } from "node:path";

import { type Catalogue, GALLERY_API, type GalleryScreen } from "#gallery/protocol.ts";
import { isScreenShaped } from "#tools/compile-screen/checks/shape.ts";
import { entryOf } from "#tools/compile-screen/emit/entry.ts";
import { type Fields, fieldsOf, isFields, textOf } from "#tools/compile-screen/read/fields.ts";
import { noParts } from "#tools/compile-screen/parts/parts.ts";
import { lateNames } from "#tools/meta-schema/words.ts";
import { type Project, screenPaths } from "#tools/project/project-files.ts";
import { mergePatch } from "#tenant/merge-patch.ts";

import { aroundScreens, headOnly, listedScenarios, stepsOf } from "./catalogue.ts";
import { Recent } from "./recent.ts";
import { createVersions } from "./version.ts";

/** Lists a project as its files say it, and keeps the last list until a file changes: each view asks for it. */
export function createQuickList(): (project: Project) => Catalogue {
  const versionOfTexts = createVersions();
  const known = new Recent<Catalogue>(1);
  return (project) => {
    const name = versionOfTexts(project);
    const list = known.get(name) ?? quickCatalogue(project);
    known.set(name, list);
    return list;
  };
}

/** The list as the files say it: nothing in it was checked, so that it can be shown at once. */
export function quickCatalogue(project: Project): Catalogue {
  return { screens: quickScreens(project), ...aroundScreens(project) };
}

/** All screens without their problems. A file of another shape than a screen's is listed by its name, without a module. */
function quickScreens(project: Project): GalleryScreen[] {
  const read = plainReader(project);
  return screenPaths(project).map((path) => {
    const { value, parts } = read(path);
    const screen = withWholeScenarios(fieldsOf(value));
    if (!hasEntry(screen)) return { ...headOnly(screen, path), file: path, parts, scenarios: [], steps: [] };
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

/** What lists show of steps; the check of real ones takes most of the time of a list. */
const SOME_STEP = { ask: { schema: { type: "object", properties: {} }, submit: "Continue" } };

/** Whether what makes the entry has the shape of a screen. */
function hasEntry({ version, id, path, over, title, access, menu, billers, history }: Fields): boolean {
  const head = { version, id, path, over, title, access, menu, billers, history, steps: [SOME_STEP] };
  return isScreenShaped(Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined)));
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
  /** Most of a screen refers to nothing, and stays the same object. */
  const resolve = (value: unknown, from: string, parts: Set<string>): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const items = value as Fields;
    const changed = Object.keys(items).flatMap((key) => {
      const item = resolve(items[key], from, parts);
      return item === items[key] ? [] : [[key, item] as const];
    });
    const whole = changed.length === 0 ? value : withItems(value, changed);
    return isFields(whole) && isReference(whole.$ref) ? follow(whole, whole.$ref, from, parts) : whole;
  };
  const follow = ({ $ref: _ref, ...own }: Fields, to: string, from: string, parts: Set<string>): unknown => {
    const path = posix.join(posix.dirname(from), to);
    const part = open(path);
    for (const one of [path, ...part.parts]) parts.add(one);
    if (!isFields(part.value)) return Object.keys(own).length === 0 ? part.value : own;
    const { $schema: _schema, ...content } = part.value;
    return mergePatch(content, own);
  };
  return open;
}

function withItems(value: object, changed: readonly (readonly [string, unknown])[]): object {
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  return Object.assign(copy, Object.fromEntries(changed));
}

/** To a file; those inside of a JSON Schema stay. */
function isReference(to: unknown): to is string {
  return typeof to === "string" && /^\.{1,2}\//.test(to);
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
