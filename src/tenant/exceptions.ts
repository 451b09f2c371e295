import { isRecord } from "#lib/json/record.ts";
import { safePattern } from "#lib/text/safe-pattern.ts";
import { editDistance, nearest } from "#lib/text/text.ts";
import { isTimeZone, timeZones } from "#lib/time/known-zones.ts";
import { showValue, suggest } from "./describe.ts";
import type { LayerName } from "./settings.ts";

/** A value that a layer wants to set. */
type Incoming = {
  readonly layer: LayerName;
  readonly name: string;
  readonly value: unknown;
  /** The value at this place after merging the layers below. */
  readonly below: unknown;
  /** Names next to it in the layers below. */
  readonly siblings: readonly string[];
  /** The layer pays in another currency than the layers below it, so no amount of the two can be compared. */
  readonly isOtherMoney: boolean;
};

/** The value to merge, or the reason for the refusal, whose words the app's build leaves out (`tools/vite/quiet-tenants.ts`). */
type Verdict = { readonly keep: unknown } | { readonly refuse: string };
type Rule = (incoming: Incoming) => Verdict;

/**
 * Every place where layering differs from plain JSON Merge Patch. Together these rules let a tenant narrow what its
 * customers can do, and never widen it.
 */
const exceptions: readonly { readonly at: string; readonly rule: Rule }[] = [
  { at: "/flags/menu/*", rule: onlyOff },
  { at: "/flags/features/*", rule: onlyOff },
  { at: "/billers/*", rule: onlySome },
  { at: "/security/idleMinutes", rule: onlyLower },
  { at: "/security/forgetRecipients", rule: onlyOn },
  { at: "/limits/smallestAmounts/*", rule: both(onlyKnown, onlyHigherMoney) },
  { at: "/limits/shortestTexts/*", rule: both(onlyKnown, onlyHigher) },
  { at: "/limits/longestTexts/*", rule: both(onlyKnown, onlyLower) },
  { at: "/limits/phone/pattern", rule: onlyQuick },
  { at: "/timeZone", rule: onlyKnownZone },
  { at: "/cards/maskFirst", rule: onlyLower },
  { at: "/cards/maskLast", rule: onlyLower },
  { at: "/cards/askPassword", rule: onlyOn },
  { at: "/quickAmounts/*", rule: onlyKnown },
  { at: "/networks/*", rule: onlyKnown },
  { at: "/ussd/*", rule: onlyKnown },
];

/** The rule for a path; undefined where plain merging applies. */
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
  return { refuse: whyOff(name, value, siblings) };
}

function whyOff(name: string, value: unknown, siblings: readonly string[]): string {
  const guess = siblings.includes(name) ? undefined : nearestFlag(name, siblings);
  if (guess !== undefined) return `is unknown. Did you mean "${guess}"?`;
  if (value === false) return "has no effect: the platform does not have it for this company.";
  return "is off for this company; only the platform can turn it on.";
}

/** What all flags share says nothing about which of them is meant (`display-…-menu`), unless it is misspelt alone. */
function nearestFlag(name: string, flags: readonly string[]): string | undefined {
  const [first = ""] = flags.length > 1 ? flags : [];
  const shared = partsOf(first).filter((part) => flags.every((flag) => partsOf(flag).includes(part)));
  const own = (flag: string) =>
    partsOf(flag)
      .filter((part) => !shared.includes(part))
      .join("-");
  const distance = (flag: string) => Math.min(editDistance(name, flag), editDistance(own(name), own(flag)));
  const near = flags.filter((flag) => distance(flag) <= Math.max(1, own(flag).length / 3));
  const least = Math.min(...near.map(distance));
  return near.find((flag) => distance(flag) === least);
}

function partsOf(flag: string): readonly string[] {
  return flag.split("-");
}

/** What the layers below leave out stays out. */
function onlySome({ value, below }: Incoming): Verdict {
  const more =
    Array.isArray(below) && Array.isArray(value) ? value.filter((one) => !below.includes(one)) : [];
  if (more.length === 0) return { keep: value };
  return { refuse: `has ${more.map(showValue).join(", ")}; it may only leave some out.` };
}

function onlyLower({ value, below }: Incoming): Verdict {
  if (typeof below !== "number" || typeof value !== "number" || value <= below) return { keep: value };
  return { refuse: `is ${showValue(value)}; it may only be lowered, so it stays ${below}.` };
}

/** For limits that guard against typing errors: a tenant may raise them, not lower them. */
function onlyHigher({ value, below }: Incoming): Verdict {
  if (typeof below !== "number" || typeof value !== "number" || value >= below) return { keep: value };
  return { refuse: `is ${showValue(value)}; it may only be raised, so it stays ${below}.` };
}

/** 500 naira and 500 cedi are not the same limit: a bank in another currency writes its own. */
function onlyHigherMoney(incoming: Incoming): Verdict {
  return incoming.isOtherMoney ? { keep: incoming.value } : onlyHigher(incoming);
}

function onlyOn({ value, below }: Incoming): Verdict {
  return below === true && value !== true
    ? { refuse: "may only be switched on, so it stays true." }
    : { keep: value };
}

/** Screens refer to these values by name, so a name that the defaults lack is a mistake. */
function onlyKnown({ layer, name, value, siblings }: Incoming): Verdict {
  if (layer === "defaults" || siblings.includes(name)) return { keep: value };
  return { refuse: `is not among the defaults.${suggest(name, siblings)}` };
}

/** The phone fields would not try a slow pattern (it could block a phone) and would refuse every number. */
function onlyQuick({ value }: Incoming): Verdict {
  if (typeof value !== "string" || safePattern(value)) return { keep: value };
  return {
    refuse:
      "may be slow; expected a regular expression without repeated groups, look-arounds and back references.",
  };
}

/** A time cannot be written in a zone that the browser does not know. */
function onlyKnownZone({ value }: Incoming): Verdict {
  const zone = String(value);
  return isTimeZone(zone) ? { keep: value } : { refuse: unknownZone(zone) };
}

function unknownZone(zone: string): string {
  const guess = nearest(zone, timeZones());
  const hint = guess === undefined ? "" : ` Did you mean "${guess}"?`;
  return `is ${showValue(zone)}; no time zone has this name.${hint}`;
}

/** Applies two rules; the first refusal counts. */
function both(first: Rule, second: Rule): Rule {
  return (incoming) => {
    const verdict = first(incoming);
    return "refuse" in verdict ? verdict : second(incoming);
  };
}

/** The names in an object; none for any other value. */
export function namesOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}
