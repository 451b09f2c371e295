import { files } from "virtual:screen-files";
import { screens as built } from "virtual:screens";

import type { Screen, ScreenEntry } from "#definition/compiled.ts";
import {
  INDEX_FILE,
  type ReleasedFile,
  type ReleasedIndex,
  type ReleasedScreens,
  SCREENS_FOLDER,
} from "#definition/released.ts";
import { pause } from "#lib/tasks/pause.ts";
import { isRecord } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import { learnWords } from "#lib/text/words.ts";
import { ProviderError } from "#provider/errors.ts";
import { fetchText } from "#provider/fetch-text.ts";

import { layOver } from "./lay-over.ts";
import { loadModule, readReleased } from "./load-module.ts";
import { warn, type ReleaseProblem } from "./warn.ts";
import { isFile, readIndex, readList, readTexts } from "./read-index.ts";
import { RELEASED } from "./released-key.ts";
import { setScreens } from "./screens-now.ts";

/** Whose screens they are. */
export type ReleasedFor = {
  readonly device: SafeStorage;
  readonly company: string;
  /** The language of this page (BCP 47). */
  readonly language: string;
};

export type ReleasedHere = {
  /** Asks whether there is a newer release. What is open stays as it is. */
  readonly ask: () => Promise<void>;
  /** Gets the customers' screens. */
  readonly want: () => Promise<void>;
};

/** A list of the customers' screens, by its file. */
type List = { readonly of: string; readonly screens: ReleasedScreens };

/** The longest that a customer waits for a list, in ms; then the screens of the build show until it is there. */
const LONGEST_WAIT_MS = 3_000;

/** After an answer nobody asks again for so long, in ms. */
const FRESH_MS = 5 * 60_000;

let opened: ReleasedHere | undefined;

/** Shows what this device knows of released screens. There is one for each page load. */
export function openReleasedScreens(bank: ReleasedFor): ReleasedHere {
  if (opened) return opened;
  const { ask, want } = (opened = createReleased(bank));
  // A tab may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void ask();
  });
  return { ask, want };
}

export function createReleased({ device, company, language }: ReleasedFor): ReleasedHere {
  const entries = new Map<string, ScreenEntry>();
  const kept = readKept(device);
  let index = kept.text === undefined ? undefined : readIndex(kept.text, warn);
  /** Of this page: another tab may have stored a newer one. */
  let shown = kept.text;
  let list: List | undefined;
  /** Since somebody needs the customers' screens, a new index counts only together with its list. */
  let isWanted = false;
  let isWaitedFor = true;
  let asking: Promise<void> | undefined;
  let askedAt = -Infinity;

  function show(): void {
    const released = [...(index?.screens ?? []), ...(list?.screens ?? [])];
    const laid = layOver(built, released, { company, entryOf, warn });
    setScreens({ ...laid, isWhole: !isWaitedFor || !index?.customers || list !== undefined });
  }

  function entryOf(version: ReleasedScreens[number]["versions"][number], before?: ScreenEntry): ScreenEntry {
    const { entry, module } = version;
    // What the build has too needs no second file.
    if (before && files[entry.id] === module.file) return before;
    const known = entries.get(module.file);
    if (known) return known;
    const { menu: _menu, billers: _billers, types: _types, ...line } = entry;
    const load = once(() => loadModule(entry.id, module, language));
    const made = { ...line, load, ...(before && { before }) };
    entries.set(module.file, made);
    return made;
  }

  /** The list of an index with its texts; undefined, with a problem, if it cannot be had. */
  async function listOf({ customers, names }: ReleasedIndex): Promise<List | undefined> {
    if (!customers) return { of: "", screens: [] };
    const [screens] = await Promise.all([readListOf(customers), learn(names?.[language])]);
    return screens && { of: customers.file, screens };
  }

  function take(next: ReleasedIndex | undefined, text: string | undefined, nextList: List | undefined): void {
    [index, shown, list] = [next, text, nextList];
    const customers = list && next?.customers?.file === list.of ? next.customers : readKept(device).list;
    if (text === undefined) device.remove(RELEASED);
    else device.write(RELEASED, { text, list: customers });
    show();
  }

  async function askOnce(): Promise<void> {
    const path = import.meta.env.BASE_URL + SCREENS_FOLDER + INDEX_FILE;
    const text = await fetchText(path, { cache: "no-cache" }).catch(tellServer);
    if (text !== null) askedAt = performance.now();
    if (text === null || text === shown) return;
    if (text === undefined) return warn("index", "It is missing.");
    const next = readIndex(text, warn);
    if (!next) return;
    if (next.screens.length === 0 && !next.customers) {
      if (index) take(undefined, undefined, undefined);
      return;
    }
    const nextList = isWanted ? await listOf(next) : undefined;
    if (!isWanted || nextList) take(next, text, nextList);
  }

  async function ask(): Promise<void> {
    if (!asking && performance.now() - askedAt < FRESH_MS) return;
    await (asking ??= askOnce().finally(() => (asking = undefined)));
  }

  async function getList(): Promise<void> {
    // What was rolled back or withdrawn since the last visit must not open any more.
    await ask();
    isWanted = true;
    const now = index;
    if (!now || list?.of === (now.customers?.file ?? "")) return;
    const { list: last } = readKept(device);
    const found = (await listOf(now)) ?? (last && (await listOf({ ...now, customers: last })));
    if (found && index === now) take(now, shown, found);
  }

  show();
  return {
    ask,
    want: async () => {
      const getting = getList();
      await Promise.race([getting, pause(LONGEST_WAIT_MS)]);
      isWaitedFor = false;
      show();
    },
  };
}

function tell(problem: ReleaseProblem): (error: unknown) => undefined {
  return (error) => {
    warn(problem, String(error));
    return undefined;
  };
}

/** What is known stays. Where the device has no connection, the release has no problem. */
function tellServer(error: unknown): null {
  if (error instanceof ProviderError && error.status !== undefined) warn("index", String(error));
  return null;
}

async function readListOf(file: ReleasedFile): Promise<ReleasedScreens | undefined> {
  const text = await readReleased(file).catch(tell("list"));
  return text === undefined ? undefined : readList(text, warn);
}

/** The menu's texts in a language; without them it is in English. */
async function learn(file: ReleasedFile | undefined): Promise<void> {
  const text = file && (await readReleased(file).catch(tell("texts")));
  if (text !== undefined) learnWords(readTexts(text));
}

function readKept(device: SafeStorage): { readonly text?: string; readonly list?: ReleasedFile } {
  const kept = device.read(RELEASED);
  if (!isRecord(kept)) return {};
  const { text, list } = kept;
  return { ...(typeof text === "string" && { text }), ...(isFile(list) && { list }) };
}

/** Loads once; after a failure, again. */
function once(load: () => Promise<Screen>): () => Promise<Screen> {
  let loading: Promise<Screen> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
