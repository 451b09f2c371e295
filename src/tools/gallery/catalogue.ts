import { posix } from "node:path";

import {
  type Catalogue,
  GALLERY_API,
  type GalleryScreen,
  type ListedScenario,
  type Scenarios,
} from "#gallery/protocol.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { compileScreen } from "#tools/compile-screen/compile-screen.ts";
import { liveModule } from "#tools/compile-screen/emit/emit.ts";
import { entryOf } from "#tools/compile-screen/emit/entry.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { unlocate } from "#tools/compile-screen/read/located.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { noParts } from "#tools/compile-screen/parts/parts.ts";
import { resolveReferences } from "#tools/compile-screen/read/references.ts";
import type { Linted, LintedScreen } from "#tools/lint/lint-project.ts";
import { stepKindOf } from "#tools/meta-schema/words.ts";
import { galleryLanguages } from "./languages.ts";
import { openScreen, type Project, tenantPaths } from "#tools/project/project-files.ts";

/** Screens that were linted: all, or the one that is asked for. */
type Screens = Pick<Linted, "screens">;

type Names = {
  /** The drafts of this project. */
  readonly drafts: string | undefined;
  /** Company keys of the tenant files among them. */
  readonly drafted?: readonly string[];
  /** The drafts with the last good version of a screen, by the path of its file. */
  readonly lastGood: (path: string) => string | undefined;
  /** Where whoever asks finds the modules. */
  readonly api?: string;
};

/** All screens and tenants of a project. A screen with errors is listed with what can be read of it. */
export function catalogueOf({ screens }: Screens, project: Project, names: Names): Catalogue {
  return {
    screens: screens.map((screen) => galleryScreen(screen, project, names)),
    ...aroundScreens(project),
    ...(names.drafted && { drafted: names.drafted }),
  };
}

/** What a list has besides the screens. */
export function aroundScreens(project: Project): Omit<Catalogue, "screens"> {
  const files = tenantPaths(project).map((path) => posix.basename(path, ".json"));
  const keys = new Set([...Object.keys(companies), ...files]);
  keys.delete("default");
  return { tenants: [...keys].toSorted(), languages: galleryLanguages(project) };
}

export type Module = {
  /** Path of the screen's own file. */
  readonly file: string;
  readonly code: string;
  readonly isRefused: boolean;
};

/** Each tab that takes pictures asks for the module of each screen. */
const modules = new WeakMap<LintedScreen, Module>();

/**
 * The module of a screen; its `make` takes what it needs from the app. The module of a screen with errors throws them.
 */
export function screenModule({ screens }: Screens, project: Project, id: string): Module | undefined {
  const found = screens.find((one) => headOf(one, project).id === id);
  if (!found) return undefined;
  const module = modules.get(found) ?? moduleOf(found, project);
  modules.set(found, module);
  return module;
}

function moduleOf(found: LintedScreen, project: Project): Module {
  const compiled = found.isRefused ? undefined : compileScreen(openScreen(project, found.path));
  if (!compiled || "problems" in compiled) {
    const { problems } = compiled ?? found;
    return {
      file: found.path,
      code: `throw new Error(${JSON.stringify(problems.map(formatProblem).join("\n"))});\n`,
      isRefused: true,
    };
  }
  return { file: found.path, code: liveModule(compiled), isRefused: false };
}

/** The scenarios of a screen, whole; undefined when there is no such screen. */
export function screenScenarios({ screens }: Screens, project: Project, id: string): Scenarios | undefined {
  const found = screens.find((one) => headOf(one, project).id === id);
  return found && listOf(screenOf(found, project).scenarios).filter(isScenario);
}

function galleryScreen(linted: LintedScreen, project: Project, names: Names): GalleryScreen {
  const { drafts, api = GALLERY_API } = names;
  const { path: file, isRefused, problems, dependencies } = linted;
  const screen = screenOf(linted, project);
  const head = headOf(linted, project);
  const lastGood = isRefused ? names.lastGood(file) : undefined;
  const query = drafts ? `?${new URLSearchParams({ drafts }).toString()}` : "";
  return {
    ...head,
    file,
    parts: dependencies,
    ...(!isRefused && { module: `${api}/modules/${head.id}.js${query}` }),
    scenarios: listedScenarios(screen),
    steps: stepsOf(screen),
    problems,
    ...(lastGood && { lastGood }),
  };
}

/** The index entry; for a screen with errors only the keys that have the right shape. */
function headOf(linted: LintedScreen, project: Project): ReturnType<typeof entryOf> {
  if (!linted.isRefused) return entryOf(linted.screen, linted.parts);
  return headOnly(screenOf(linted, project), linted.path, linted.parts);
}

/** The entry of a screen with errors, or of what may be none. */
export function headOnly(screen: Fields, file: string, parts = noParts()): ReturnType<typeof entryOf> {
  const { id, path, over, title, access } = screen;
  const name = textOf(id) ?? posix.basename(file, ".json");
  const head = {
    id: name,
    path: textOf(path) ?? `/${name}`,
    over: textOf(over),
    title: textOf(title),
    access: access === "public" ? access : undefined,
  };
  return entryOf(head, parts);
}

/** The screen; of a file with a syntax error, what can be read before and after the error. */
function screenOf({ path, screen }: LintedScreen, project: Project): Fields {
  if (Object.keys(screen).length > 0) return screen;
  const { root } = resolveReferences(openScreen(project, path), project.read);
  return root ? fieldsOf(unlocate(root).value) : {};
}

/** A form is a page or a dialog; what only a challenge leads to is a challenge, whatever its kind. */
function kindOf(step: Fields): string {
  if ("challenge" in step) return "challenge";
  if (!("ask" in step)) return stepKindOf(step);
  return fieldsOf(step.ask).dialog === true ? "dialog" : "page";
}

/** The kinds of the steps of a screen, in order. */
export function stepsOf({ steps }: Fields): string[] {
  return listOf(steps).map((step) => kindOf(fieldsOf(step)));
}

/** The scenarios of a screen that can be played, as lists have them. */
export function listedScenarios({ scenarios }: Fields): ListedScenario[] {
  return listOf(scenarios).filter(isScenario).map(listed);
}

function listed({ name, stored, expect: { outcome } }: ScenarioDefinition): ListedScenario {
  return { name, ...(stored && { stored }), expect: { ...(outcome && { outcome }) } };
}

function isScenario(value: unknown): value is ScenarioDefinition {
  const { name, inputs, replies, expect } = fieldsOf(value);
  return typeof name === "string" && isFields(inputs) && Array.isArray(replies) && isFields(expect);
}
