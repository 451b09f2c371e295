import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

/** Pairs of keys; the first must not be greater than the second. */
const RANGES = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minimum", "fixed"],
  ["fixed", "maximum"],
] as const;
const LENGTHS = ["minLength", "maxLength"] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value that is written out in a file, with its place. */
type Written = { readonly value: number | string; readonly pointer: string };

/** What `limits` writes out leaves a value that the field accepts, together with what its schema says. */
export const limitValues: Check = {
  rule: "value",
  after: ["shape", "expression", "name", "limit"],
  *check({ parts }) {
    for (const { ask, pointer } of parts.asks) {
      const inputs = inputsOf(fieldsOf(ask.schema));
      for (const [field, limit] of Object.entries(fieldsOf(ask.limits))) {
        const { schema = {} } = inputs.find(({ name }) => name === field) ?? {};
        const places = {
          limit: `${pointer}/limits/${field}`,
          schema: `${pointer}/schema/properties/${field}`,
        };
        yield* wrongLengths(fieldsOf(limit), places.limit);
        yield* fixesNothing(fieldsOf(limit), places.limit);
        yield* emptyRanges(fieldsOf(limit), schema, places);
      }
      for (const [field, list] of Object.entries(fieldsOf(ask.lists))) {
        yield* emptyRanges(fieldsOf(list), {}, { limit: `${pointer}/lists/${field}`, schema: "" });
      }
    }
  },
};

/** A field without a fixed value is free, which 0 that is written out says of every customer. */
function* fixesNothing({ fixed }: Fields, pointer: string): Iterable<Finding> {
  if (fixed !== 0 && fixed !== "" && fixed !== null) return;
  const message = `${JSON.stringify(fixed)} fixes nothing: customers could enter any value`;
  yield { pointer: `${pointer}/fixed`, message, expected: 'a number above 0, or no "fixed"' };
}

/** 0 is no limit. */
function* wrongLengths(limit: Fields, pointer: string): Iterable<Finding> {
  for (const key of LENGTHS) {
    for (const { value, pointer: place } of writtenAt(limit, key, pointer)) {
      if (typeof value !== "number" || isLength(value)) continue;
      const message = `${value} is no number of characters`;
      yield { pointer: place, message, expected: "a whole number from 0" };
    }
  }
}

function isLength(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** What the schema says alone is looked at where its fields are. */
function* emptyRanges(
  limit: Fields,
  schema: Fields,
  at: { readonly limit: string; readonly schema: string },
): Iterable<Finding> {
  for (const [low, high] of RANGES) {
    const least = limiting(limit, low, at.limit);
    const most = limiting(limit, high, at.limit);
    const fromSchema = (key: string) => writtenAt(schema, key, at.schema);
    const pairs = [
      ...pairsOf(least, [...most, ...fromSchema(high)]).map((pair) => ({ ...pair, at: pair.low })),
      ...pairsOf(fromSchema(low), most).map((pair) => ({ ...pair, at: pair.high })),
    ];
    const [empty] = pairs;
    if (!empty) continue;
    const isLow = empty.at === empty.low;
    yield {
      pointer: empty.at.pointer,
      message: isLow ? `${empty.low.value} is above "${high}"` : `${empty.high.value} is below "${low}"`,
      expected: isLow ? `${empty.high.value} or less` : `${empty.low.value} or more`,
    };
  }
}

type Pair = { readonly low: Written; readonly high: Written };

/** Each low value with a high one that it is above. */
function pairsOf(lows: readonly Written[], highs: readonly Written[]): Pair[] {
  return lows.flatMap((low) => highs.filter((high) => isAbove(low, high)).map((high) => ({ low, high })));
}

function isAbove({ value: low }: Written, { value: high }: Written): boolean {
  return typeof low === typeof high && low > high;
}

/** The values of a limit that limit something: 0 and what is told as no length do not. */
function limiting(limit: Fields, key: string, pointer: string): Written[] {
  const isOfText = LENGTHS.some((one) => one === key);
  return writtenAt(limit, key, pointer).filter(({ value }) => {
    if (typeof value === "string") return true;
    return (value !== 0 || limit.zero === true) && (!isOfText || isLength(value));
  });
}

/** The numbers and days at a key: one, or a list of which all count. */
function writtenAt(from: Fields, key: string, pointer: string): Written[] {
  const value = from[key];
  const at = `${pointer}/${key}`;
  const all = Array.isArray(value)
    ? value.map((one: unknown, index) => ({ value: one, pointer: `${at}/${index}` }))
    : [{ value, pointer: at }];
  return all.filter(
    (one): one is Written =>
      typeof one.value === "number" || (typeof one.value === "string" && DAY.test(one.value)),
  );
}
