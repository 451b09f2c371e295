import { wholeScenarios } from "./like-scenarios.ts";
import { type Places, unlocate } from "./located.ts";
import { readOrUndefined, resolveReferences } from "./references.ts";
import type { ScreenFile } from "./screen-file.ts";

/**
 * The places in a screen's files as they are now. They are found anew when one is asked for: a screen without problems needs none, and a thousand
 * of them would fill the memory.
 */
export function placesOf({ path, text, read }: ScreenFile, dependencies: readonly string[]): Places {
  const texts = new Map(dependencies.map((one) => [one, readOrUndefined(read, one)]));
  let places: Places | undefined;
  const find = () => {
    const { root } = resolveReferences({ path, text }, (one) => textIn(texts, one));
    return unlocate(wholeScenarios(root!).root).places;
  };
  return { get: (pointer) => (places ??= find()).get(pointer) };
}

function textIn(texts: ReadonlyMap<string, string | undefined>, path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`there is no file ${path}`);
  return text;
}
