import {
  INDEX_FORMAT,
  type ReleasedFile,
  type ReleasedIndex,
  type ReleasedScreen,
  type ReleasedVersion,
} from "#definition/released.ts";
import { isRecord } from "#lib/json/record.ts";

import type { Warn } from "./warn.ts";

/** No name leads out of the folder, or to another host. */
const FILE = /^\w[\w.-]*\.(?:js|json)$/;
const INTEGRITY = /^sha256-[\w+/]{43}=$/;
const PATH = /^\/(?!\/)[\w/:.-]*$/;

/** The index in a text. Undefined, with a problem, for what is cut, of another format, or no index. */
export function readIndex(text: string, warn: Warn): ReleasedIndex | undefined {
  const index = parse(text);
  if (!isRecord(index) || index["format"] !== INDEX_FORMAT || !isIndex(index)) {
    warn("index", "It is not an index of released screens that this app knows.");
    return undefined;
  }
  return { ...index, screens: known(index.screens, warn) };
}

/** The list of the customers' screens in a text, in the same way. */
export function readList(text: string, warn: Warn): readonly ReleasedScreen[] | undefined {
  const list = parse(text);
  if (!Array.isArray(list)) return undefined;
  return known(list, warn);
}

/** By language or by the English: texts. */
export function readTexts(text: string): Readonly<Record<string, string>> {
  const texts = parse(text);
  if (!isRecord(texts)) return {};
  return Object.fromEntries(Object.entries(texts).filter((one): one is [string, string] => isText(one[1])));
}

export function isFile(value: unknown): value is ReleasedFile {
  return isRecord(value) && fits(value["file"], FILE) && fits(value["integrity"], INTEGRITY);
}

/** The screens whose lines are right; the others are told, and as in the build. */
function known(screens: readonly unknown[], warn: Warn): readonly ReleasedScreen[] {
  return screens.filter((one): one is ReleasedScreen => {
    if (isScreen(one)) return true;
    warn("screen", `One of them is not described as a screen: ${JSON.stringify(one)?.slice(0, 80)}`);
    return false;
  });
}

function isIndex(index: Readonly<Record<string, unknown>>): index is ReleasedIndex {
  const { version, screens, customers, names = {} } = index;
  return (
    typeof version === "number" &&
    Array.isArray(screens) &&
    (customers === undefined || isFile(customers)) &&
    isRecord(names) &&
    Object.values(names).every(isFile)
  );
}

function isScreen(value: unknown): value is ReleasedScreen {
  if (!isRecord(value)) return false;
  const { id, gone, versions } = value;
  const isGone = gone === undefined || gone === "withdrawn" || gone === "undone";
  return isText(id) && isGone && isListOf(versions, (one) => isVersion(one, id));
}

function isVersion(value: unknown, screen: string): value is ReleasedVersion {
  if (!isRecord(value)) return false;
  const { needs, companies, entry, module } = value;
  if (typeof needs !== "number" || !isFile(module) || !isRecord(entry)) return false;
  if (companies !== undefined && !isListOf(companies, isText)) return false;
  const { id, path, over, title, access, late, menu, billers } = entry;
  return (
    id === screen &&
    fits(path, PATH) &&
    (over === undefined || fits(over, PATH)) &&
    isText(title) &&
    (access === "public" || access === "customer") &&
    (late === undefined || isListOf(late, isText)) &&
    (menu === undefined || isMenu(menu)) &&
    (billers === undefined || areBillers(billers))
  );
}

function areBillers(billers: unknown): boolean {
  if (isRecord(billers)) return isText(billers["source"]) && isText(billers["input"]);
  return isListOf(billers, (one) => {
    return isRecord(one) && isText(one["id"]) && isText(one["label"]) && isRecord(one["fill"]);
  });
}

function isMenu(menu: unknown): boolean {
  if (!isRecord(menu)) return false;
  const { label, icon, order, flags } = menu;
  const areFlags = isRecord(flags) && isListOf(flags["menu"], isText) && isText(flags["feature"]);
  return isText(label) && isText(icon) && typeof order === "number" && (flags === undefined || areFlags);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isListOf<T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[];
function isListOf(value: unknown, is: (one: unknown) => boolean): boolean;
function isListOf(value: unknown, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

function fits(value: unknown, pattern: RegExp): boolean {
  return isText(value) && pattern.test(value);
}
