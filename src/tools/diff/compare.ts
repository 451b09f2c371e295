import type { MoneyForm } from "#lib/money/money-form.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { unlocate } from "#tools/compile-screen/read/located.ts";
import { resolveReferences } from "#tools/compile-screen/read/references.ts";
import { type Project, screenPaths, tenantPaths } from "#tools/project/project-files.ts";

import type { Touch } from "#definition/meta.ts";

import type { Fact } from "./fact.ts";
import { screenFacts } from "./screen-facts.ts";
import { tenantFacts } from "./tenant-facts.ts";

/** One thing that changed for customers. */
export type Change = {
  readonly file: string;
  /** Id of the screen, or key of the tenant. */
  readonly name: string;
  readonly what: string;
  readonly before?: string;
  readonly now?: string;
  /** How it touches money. */
  readonly touches?: Touch;
};

/** A screen or tenant with its facts. */
export type Subject = {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly facts: readonly Fact[];
};

/**
 * Lists what changed for customers between two versions. Screens are matched by id, tenants by key.
 * @param money how amounts of screens are told; without it, as the defaults of all banks say
 */
export function compare(before: Project, now: Project, money?: MoneyForm): Change[] {
  return [
    ...compareScreens(screensOf(before, money), screensOf(now, money)),
    ...compareSubjects(tenantsOf(before), tenantsOf(now), "a tenant"),
  ];
}

/** Lists what changed for customers between two versions of screens. */
export function compareScreens(before: readonly Subject[], now: readonly Subject[]): Change[] {
  return compareSubjects(before, now, "a screen");
}

/**
 * Lists what a bank's customers notice when its file is replaced.
 * @param before undefined: there was none
 */
export function compareTenant(file: string, before: string | undefined, now: string): Change[] {
  const was = before === undefined ? [] : [tenantSubject(file, before)];
  return compareSubjects(was, [tenantSubject(file, now)], "a tenant");
}

function screensOf(project: Project, money: MoneyForm | undefined): Subject[] {
  return screenPaths(project).map((file) => {
    const { root } = resolveReferences({ path: file, text: project.read(file) }, project.read);
    return screenSubject(file, root ? fieldsOf(unlocate(root).value) : {}, money);
  });
}

/** What customers may notice of a screen whose references are resolved. */
export function screenSubject(file: string, screen: Fields, money?: MoneyForm): Subject {
  return {
    file,
    name: textOf(screen.id) ?? file,
    title: textOf(screen.path) ?? "",
    facts: screenFacts(screen, undefined, money),
  };
}

function tenantsOf(project: Project): Subject[] {
  return tenantPaths(project).map((file) => tenantSubject(file, project.read(file)));
}

function tenantSubject(file: string, text: string): Subject {
  return { file, name: file.replace(/^.*\/|\.json$/g, ""), title: "", facts: tenantFacts(text) };
}

function compareSubjects(before: readonly Subject[], now: readonly Subject[], kind: string): Change[] {
  const were = new Map(before.map((one) => [one.name, one]));
  const are = new Map(now.map((one) => [one.name, one]));
  const names = [...new Set([...were.keys(), ...are.keys()])].toSorted();
  return names.flatMap((name) => {
    const was = were.get(name);
    const is = are.get(name);
    if (was && is) return compareFacts(was, is);
    const { file, title, facts } = (is ?? was)!;
    const touches = facts.find(({ touches: touch }) => touch === "endpoint")?.touches;
    const value = `${kind}${title && ` at ${title}`}`;
    return [
      {
        file,
        name,
        what: "the whole",
        ...(is ? { now: value } : { before: value }),
        ...(touches && { touches }),
      },
    ];
  });
}

function compareFacts(was: Subject, is: Subject): Change[] {
  const old = new Map(was.facts.map((one) => [one.key, one]));
  const current = new Map(is.facts.map((one) => [one.key, one]));
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) => {
    const before = old.get(key);
    const now = current.get(key);
    if (before?.value === now?.value && before?.touches === now?.touches) return [];
    const touches = now?.touches ?? before?.touches;
    return [
      {
        file: is.file,
        name: is.name,
        what: (now ?? before)!.what,
        ...(before && { before: before.value }),
        ...(now && { now: now.value }),
        ...(touches && { touches }),
      },
    ];
  });
}
