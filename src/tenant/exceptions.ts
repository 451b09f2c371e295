import { isRecord } from "#lib/record.ts";
import { safePattern } from "#lib/safe-pattern.ts";
import { nearest } from "#lib/text.ts";
import { showValue, suggest } from "./describe.ts";
import type { LayerName } from "./settings.ts";

/** A value on its way into the settings. */
type Incoming = {
  readonly layer: LayerName;
  readonly name: string;
  readonly value: unknown;
  /** What the layers below resolved to at the same place. */
  readonly below: unknown;
  /** Names that the layers below have beside it. */
  readonly siblings: readonly string[];
};

/** The value to merge, or why it is refused. */
type Verdict = { readonly keep: unknown } | { readonly refuse: string };
type Rule = (incoming: Incoming) => Verdict;

/**
 * Where layering is not plain JSON Merge Patch: all exceptions, in one place. Together they are why a tenant narrows
 * and never widens.
 */
const exceptions: readonly { readonly at: string; readonly rule: Rule }[] = [
  { at: "/flags/menu/*", rule: onlyOff },
  { at: "/flags/features/*", rule: onlyOff },
  { at: "/security/idleMinutes", rule: onlyLower },
  { at: "/security/forgetRecipients", rule: onlyOn },
  { at: "/limits/smallestAmounts/*", rule: both(onlyKnown, onlyHigher) },
  { at: "/limits/shortestTexts/*", rule: both(onlyKnown, onlyHigher) },
  { at: "/limits/longestTexts/*", rule: both(onlyKnown, onlyLower) },
  { at: "/limits/phone/pattern", rule: onlyQuick },
  { at: "/cards/maskFirst", rule: onlyLower },
  { at: "/cards/maskLast", rule: onlyLower },
  { at: "/quickAmounts/*", rule: onlyKnown },
  { at: "/networks/*", rule: onlyKnown },
  { at: "/ussd/*", rule: onlyKnown },
];

/** The rule for a path, if merging is not plain there. */
export function exceptionAt(path: readonly string[]): Rule | undefined {
  return exceptions.find(({ at }) => {
    const parts = at.slice(1).split("/");
    return parts.length === path.length && parts.every((part, index) => part === "*" || part === path[index]);
  })?.rule;
}

/** A flag is on only where the platform has it on and no other layer has it off. */
function onlyOff({ layer, name, value, below, siblings }: Incoming): Verdict {
  if (layer === "company") return { keep: below === false ? false : value };
  if (value === below || (value === false && (below !== undefined || layer === "defaults")))
    return { keep: value };
  const guess = siblings.includes(name) ? undefined : nearest(name, siblings);
  if (guess !== undefined) return { refuse: `is unknown. Did you mean "${guess}"?` };
  if (value === false) return { refuse: "has no effect: the platform does not have it for this company." };
  return { refuse: "is off for this company; only the platform can turn it on." };
}

function onlyLower({ value, below }: Incoming): Verdict {
  if (typeof below !== "number" || typeof value !== "number" || value <= below) return { keep: value };
  return { refuse: `is ${showValue(value)}; it may only be lowered, so it stays ${below}.` };
}

/** What guards against slips: a tenant may ask for more, not for less. */
function onlyHigher({ value, below }: Incoming): Verdict {
  if (typeof below !== "number" || typeof value !== "number" || value >= below) return { keep: value };
  return { refuse: `is ${showValue(value)}; it may only be raised, so it stays ${below}.` };
}

function onlyOn({ value, below }: Incoming): Verdict {
  return below === true && value !== true
    ? { refuse: "may only be switched on, so it stays true." }
    : { keep: value };
}

/** Screens name these values, so a name that the defaults lack is a slip. */
function onlyKnown({ layer, name, value, siblings }: Incoming): Verdict {
  if (layer === "defaults" || siblings.includes(name)) return { keep: value };
  return { refuse: `is not among the defaults.${suggest(name, siblings)}` };
}

/** A pattern that could keep a phone busy would be tried at no field, and the fields refused. */
function onlyQuick({ value }: Incoming): Verdict {
  if (typeof value !== "string" || safePattern(value)) return { keep: value };
  return {
    refuse:
      "is no regular expression that is sure to be quick; repeat no groups, look around or back nowhere.",
  };
}

/** The first refusal counts. */
function both(first: Rule, second: Rule): Rule {
  return (incoming) => {
    const verdict = first(incoming);
    return "refuse" in verdict ? verdict : second(incoming);
  };
}

/** The names that an object has, none for anything else. */
export function namesOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}
