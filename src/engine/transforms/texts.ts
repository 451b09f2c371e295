import { beside, unmarked } from "#lib/text/isolated.ts";
import { say } from "#lib/text/words.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { asSentence } from "#lib/text/text.ts";

import { text } from "./text.ts";
import { words } from "./words.ts";

export const textTransforms = {
  group,
  joined,
  letters,
  mask,
  sentence,
  "strip-prefix": stripPrefix,
  take,
};

/** Ends the text with a full stop, so that another sentence can follow. */
function sentence(value: unknown): string {
  return asSentence(text(value));
}

/** The first characters; of a negative count the last. */
function take(value: unknown, count: unknown = 1): string {
  const size = Number(count);
  return size < 0 ? text(value).slice(size) : text(value).slice(0, size);
}

/** Removes the prefix if the text starts with it. */
function stripPrefix(value: unknown, prefix: unknown = ""): string {
  const whole = text(value);
  return whole.startsWith(text(prefix)) ? whole.slice(text(prefix).length) : whole;
}

/** Groups characters into blocks with spaces between, as tokens are read out: 4 → "1234 5678". */
export function group(value: unknown, size: unknown = 4): string {
  return (
    text(value)
      .match(new RegExp(`.{1,${blockOf(size)}}`, "gsu"))
      ?.join(" ") ?? ""
  );
}

/** Hides all characters except the last ones. */
function mask(value: unknown, shown: unknown = 4): string {
  const whole = text(value);
  const hidden = Math.max(0, whole.length - blockOf(shown));
  return "•".repeat(hidden) + whole.slice(hidden);
}

/** A list → "one, two and three"; missing and empty items are left out. */
function joined(value: unknown, _argument: unknown, scope?: Pick<Scope, "shown">): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map(text).filter((one) => one !== "");
  if (texts.length < 2) return texts.join("");
  const list = say(words.and, { others: beside(texts.slice(0, -1), ", "), last: texts.at(-1)! });
  return scope?.shown ? list : unmarked(list);
}

/** Only the letters; what stands above or below one is taken off: "Ọlá-Olúwa" → "OlaOluwa". */
function letters(value: unknown): string {
  return text(value).normalize("NFD").replaceAll(/\P{L}/gu, "");
}

/** A whole number from 1; any other value counts as 4, the usual length of a block. */
function blockOf(value: unknown): number {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : 4;
}
