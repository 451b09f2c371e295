import { array, constant, constantFrom, nat, oneof, record, type Arbitrary } from "fast-check";

import { isRecord } from "#lib/json/record.ts";

/** One change of a JSON value: at which of its nodes, and what becomes of that node. */
type Change = { readonly at: number; readonly into: (value: unknown) => unknown };

const AMOUNTS = ["1,50", "1.005", "₦ 1,850.00", "-5", "1e400", "12345678901234567890", "NaN", " ", "0x1f"];
const VALUES = [
  null,
  "",
  "0",
  0,
  -1,
  1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  false,
  [],
  {},
  "null",
];
const WORDS = [
  "Pending",
  "successful",
  "FAILED",
  "true",
  "false",
  "yes",
  "no",
  "1",
  "undefined",
  "[object Object]",
];
const TEXTS = ["x".repeat(3000), "<b>", "\u202e", "2026-02-30", "javascript:alert(1)", "/.//evil.example"];

const into: Arbitrary<Change["into"]> = oneof(
  constantFrom<unknown>(...VALUES, ...AMOUNTS, ...WORDS, ...TEXTS).map((value) => () => value),
  constantFrom<Change["into"]>(
    (value) => ({ data: value }),
    (value) => ({ data: { data: value } }),
    (value) => [value],
    (value) => [value, value],
    (value) => (Array.isArray(value) ? value[0] : [value, null]),
    (value) => (typeof value === "number" ? String(value) : Number.parseInt(String(value), 10) || 0),
    (value) => JSON.stringify(value) ?? null,
    (value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).slice(1)) : undefined),
    (value) =>
      JSON.parse(`{"__proto__":{"polluted":true},"constructor":1,"data":${JSON.stringify(value) ?? null}}`),
    deep,
  ),
);

/** A reply as somebody spoilt it, or sent it by mistake. Most stay readable in part. */
export function spoilt(samples: readonly unknown[]): Arbitrary<unknown> {
  const changed = record({
    sample: constantFrom(...samples),
    changes: array(record({ at: nat(400), into }), { maxLength: 4 }),
  }).map(({ sample, changes }) => changes.reduce(changeNode, sample));
  return oneof({ arbitrary: changed, weight: 20 }, constantFrom<unknown>(undefined, ...VALUES, "<html>"));
}

/** Statuses with which replies come, the usual ones more often. */
export const statuses: Arbitrary<number> = oneof(
  { arbitrary: constant(200), weight: 5 },
  constantFrom(
    200,
    201,
    202,
    204,
    207,
    300,
    302,
    400,
    401,
    402,
    403,
    404,
    408,
    409,
    410,
    418,
    422,
    425,
    429,
    451,
  ),
  constantFrom(499, 500, 501, 502, 503, 504, 520, 599),
);

function changeNode(root: unknown, { at, into: change }: Change): unknown {
  let left = at % countOf(root);
  const walk = (value: unknown): unknown => {
    if (left-- === 0) return change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(root);
}

function countOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1);
}

function deep(value: unknown): unknown {
  let nested = value;
  for (let level = 0; level < 300; level++) nested = level % 2 === 0 ? [nested] : { data: nested };
  return nested;
}
