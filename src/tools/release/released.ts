import {
  INDEX_FILE,
  INDEX_FORMAT,
  type ReleasedFile,
  type ReleasedIndex,
  type ReleasedScreen,
  type ReleasedScreens,
} from "#definition/released.ts";
import { hashOf } from "#tools/build/integrity.ts";
import { Advice } from "#tools/setup/advice.ts";

import { madeFile, type MadeFile, named } from "./released-file.ts";
import type { Target } from "./target.ts";

/** What a target has now. */
export type Released = {
  /** Undefined before the first release. */
  readonly tag: string | undefined;
  readonly index: MadeFile | undefined;
  readonly version: number;
  readonly previous?: ReleasedFile;
  readonly screens: ReleasedScreens;
  readonly names: Names;
};

/** By language: texts by the English. */
export type Names = { readonly [tag: string]: Readonly<Record<string, string>> };

/** Reads what a target has. Throws `Advice` when the index is of another version, or a file is not what its hash says. */
export async function readReleased(target: Target): Promise<Released> {
  const found = await target.read(INDEX_FILE);
  if (!found) return { tag: undefined, index: undefined, version: 0, screens: [], names: {} };
  const index = madeFile("index", "json", found.text);
  return { tag: found.tag, index, ...(await openIndex(target, found.text)) };
}

/** The release before; before the first, nothing was released. */
export async function readPrevious(
  target: Target,
  { previous }: Released,
): Promise<Pick<Released, "previous" | "screens">> {
  if (!previous) return { screens: [] };
  return await openIndex(target, await readChecked(target, previous));
}

/** The text of a file that an index names. Throws `Advice` when it is missing or changed. */
async function readChecked(target: Target, { file, integrity }: ReleasedFile): Promise<string> {
  const found = await target.read(file);
  if (found && hashOf(found.text) === integrity) return found.text;
  throw new Advice(`${file} ${found === undefined ? "is missing" : "was changed"} where you release to.`);
}

/** An index, and the files that it names: the customers' screens, and the names in other languages. */
export function makeIndex(
  screens: readonly ReleasedScreen[],
  names: Names,
  about: Pick<ReleasedIndex, "version" | "previous">,
): { readonly text: string; readonly files: readonly MadeFile[] } {
  const customers = madeFile("customers", "json", JSON.stringify(screens.filter((one) => !isPublic(one))));
  const files = Object.entries(names)
    .filter(([, texts]) => Object.keys(texts).length > 0)
    .map(([tag, texts]) => [tag, madeFile(`names.${tag}`, "json", JSON.stringify(texts))] as const);
  const index: ReleasedIndex = {
    format: INDEX_FORMAT,
    ...about,
    screens: screens.filter(isPublic),
    customers: named(customers),
    ...(files.length > 0 && { names: Object.fromEntries(files.map(([tag, file]) => [tag, named(file)])) }),
  };
  return { text: `${JSON.stringify(index)}\n`, files: [customers, ...files.map(([, file]) => file)] };
}

function isPublic({ versions }: ReleasedScreen): boolean {
  return versions.some(({ entry: { access } }) => access === "public");
}

async function openIndex(target: Target, text: string) {
  const { format, version, previous, screens, customers, names = {} } = parse(text);
  if (format !== INDEX_FORMAT) {
    throw new Advice(
      `The index has the format ${format}, and this command writes ${INDEX_FORMAT}: release with the version of the app that wrote it.`,
    );
  }
  const ofCustomers = customers ? (JSON.parse(await readChecked(target, customers)) as ReleasedScreens) : [];
  const texts = await Promise.all(
    Object.entries(names).map(
      async ([tag, file]) => [tag, JSON.parse(await readChecked(target, file)) as Names[string]] as const,
    ),
  );
  return {
    version,
    ...(previous && { previous }),
    screens: [...screens, ...ofCustomers],
    names: Object.fromEntries(texts),
  };
}

function parse(text: string): ReleasedIndex {
  try {
    return JSON.parse(text) as ReleasedIndex;
  } catch {
    throw new Advice("The index is not JSON. Delete it to release everything anew.");
  }
}
