import type { MoneyForm } from "#lib/money/money-form.ts";
import type { ReviewChange } from "#gallery/protocol-review.ts";
import { parseJsonFile } from "#tools/compile-screen/read/json-file.ts";
import { type Change, compare } from "#tools/diff/compare.ts";
import type { Texts } from "#tools/gallery/drafts.ts";
import { openTenant } from "#tools/lint/tenant-file.ts";
import type { Inspect } from "#tools/gallery/inspect.ts";
import { versionOf } from "#tools/gallery/version.ts";
import {
  languagePaths,
  type Project,
  screenPaths,
  tenantPaths,
  withTexts,
} from "#tools/project/project-files.ts";

import { languageChanges } from "./language-changes.ts";

/** What some texts change for customers, compared with the project's files. */
export type Differences = {
  readonly changes: readonly ReviewChange[];
  /** As `npm run diff:screens` has them, a change of a part once for each screen. */
  readonly each: readonly Change[];
};

/**
 * Compares texts with the files that they would replace. What is no JSON is not compared: no customer gets it. A file on
 * the disk that is no JSON counts as empty, so that everything in its new text is told.
 *
 * @param tenant the bank as whose customers read them amounts of screens are told
 */
export function differencesOf(saved: Project, texts: Texts, inspect: Inspect, tenant?: string): Differences {
  const readable = new Map([...texts].filter(([path, text]) => isJson(path, text)));
  // A bank without a file has no settings of its own: each one in its first file is told by itself.
  const first = tenantPaths({ paths: [...readable.keys()] }).filter((path) => !saved.paths.includes(path));
  const before = withTexts(onlyJson(saved), new Map(first.map((path) => [path, "{}"])));
  const now = withTexts(before, readable);
  const screens = [...inspect(saved).screens, ...inspect(withTexts(saved, readable)).screens];
  const dependencies = new Map<string, readonly string[]>();
  for (const { path, dependencies: parts } of screens) {
    const causes = [path, ...parts].filter((file) => readable.has(file));
    if (causes.length > 0) dependencies.set(path, [...(dependencies.get(path) ?? []), ...causes]);
  }
  const wanted = new Set([...dependencies.keys(), ...tenantPaths({ paths: [...readable.keys()] })]);
  const languages = new Set(languagePaths({ paths: [...readable.keys()] }));
  const each = [
    ...compare(
      limited(before, wanted),
      limited(now, wanted),
      tenant === undefined ? undefined : moneyOf(now, tenant),
    ),
    ...languageChanges(limited(before, languages), limited(now, languages)),
  ];
  const causesOf = ({ file }: Change) => (readable.has(file) ? [file] : (dependencies.get(file) ?? []));
  return { changes: moneyFirst(grouped(each, causesOf)), each };
}

/** As a bank's customers read amounts, with its texts as they are now. */
function moneyOf({ paths, read }: Project, tenant: string): MoneyForm {
  const path = `tenants/${tenant}.json`;
  const { settings } = openTenant({ path, text: paths.includes(path) ? read(path) : "{}" }).resolved;
  return { locale: settings.locale, currency: settings.currency };
}

/** Whether nobody may write these texts before each change of money in them is confirmed. */
export function touchMoney({ changes }: Differences): boolean {
  return changes.some(({ touches }) => touches);
}

/** Whether a text can be read as the format wants it. */
export function isJson(path: string, text: string): boolean {
  return parseJsonFile({ path, text }).problems.length === 0;
}

function onlyJson({ paths, read }: Project): Project {
  return {
    paths: paths.filter((path) => screenPaths({ paths: [path] }).length === 0 || isJson(path, read(path))),
    read: (path) => {
      const text = read(path);
      return isJson(path, text) ? text : "{}";
    },
  };
}

function limited({ paths, read }: Project, wanted: ReadonlySet<string>): Project {
  return { paths: paths.filter((path) => wanted.has(path)), read };
}

/** A part changes several screens in the same way: that is one change. */
function grouped(
  changes: readonly Change[],
  causesOf: (change: Change) => readonly string[],
): ReviewChange[] {
  const groups = new Map<string, Omit<ReviewChange, "id">>();
  for (const change of changes) {
    const { file, name, ...said } = change;
    const files = [...new Set(causesOf(change))].toSorted();
    const isOwn = files.includes(file);
    const key = JSON.stringify([isOwn && name, files, said]);
    groups.set(key, { ...said, files, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()].map((change) => ({ id: versionOf(JSON.stringify(change)), ...change }));
}

function moneyFirst(changes: readonly ReviewChange[]): ReviewChange[] {
  return [...changes.filter(({ touches }) => touches), ...changes.filter(({ touches }) => !touches)];
}
