import { readPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

import { currencyOf } from "./currency.ts";

type Bound = "minimum" | "maximum";

/** Minor units, or a pointer to major units in a tenant's settings. */
export type Range = { readonly [B in Bound]: readonly (number | string)[] };

/**
 * The limits of an amount field before anything is chosen: its schema's for everybody, its `limits` as they are written, or by tenant. Those of
 * a field with a currency of its own are known only where that is.
 */
export function amountRange(ask: Fields, field: string): Range {
  const { schema = {} } = inputsOf(fieldsOf(ask.schema)).find(({ name }) => name === field) ?? {};
  const hints = fieldsOf(fieldsOf(ask.uiSchema)[field]);
  if ("currency" in fieldsOf(hints["ui:options"])) return { minimum: [], maximum: [] };
  const limits = fieldsOf(fieldsOf(ask.limits)[field]);
  const of = (bound: Bound) => {
    const minor = schema[bound];
    // 0 is no limit, unless the limit says so.
    const written = [limits[bound]].flat().flatMap((one): readonly (number | string)[] => {
      if (typeof one === "number") return one === 0 && limits["zero"] !== true ? [] : [one];
      return [settingPointer(one) ?? []].flat();
    });
    return [...(typeof minor === "number" ? [minor] : []), ...written];
  };
  const range = { minimum: of("minimum"), maximum: of("maximum") };
  // What no amount can meet is told at the limits alone.
  return isEmpty(range) ? { minimum: [], maximum: [] } : range;
}

function isEmpty({ minimum, maximum }: Range): boolean {
  const numbers = (bounds: Range[Bound]) => bounds.filter((one) => typeof one === "number");
  return Math.max(...numbers(minimum)) > Math.min(...numbers(maximum));
}

/** Which bound an amount in major units breaks, and what would be accepted; undefined for an accepted amount. */
export function amountBeyond({ minimum, maximum }: Range, amount: number, settings: unknown) {
  const { minors, name } = currencyOf(settings);
  const read = (bounds: Range[Bound]) =>
    bounds.map((one) => (typeof one === "string" ? Number(readPointer(settings, one)) : one / minors));
  const least = Math.max(0, ...read(minimum));
  const most = Math.min(Infinity, ...read(maximum));
  if (amount < least) return { bounds: minimum, expected: `${least} ${name} or more` };
  if (amount > most) return { bounds: maximum, expected: `${most} ${name} or less` };
  return undefined;
}

/** The pointer of the setting that a value is, with or without transforms. */
export function settingPointer(value: unknown): string | undefined {
  const expression = textOf(value) ?? textOf(fieldsOf(value).$value);
  return expression?.startsWith("$settings.") ? expression.slice(9).replaceAll(".", "/") : undefined;
}
