import { readPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";

import { currencyOf } from "./currency.ts";

type Bound = "minimum" | "maximum";

/** Minor units, or a pointer to major units in a tenant's settings. */
export type Range = { readonly [B in Bound]: readonly (number | string)[] };

/**
 * The limits of an amount field before anything is chosen: its schema's for everybody, its `limits` by tenant. Those of
 * a field with a currency of its own are known only where that is.
 */
export function amountRange(ask: Fields, field: string): Range {
  const { schema = {} } = inputsOf(fieldsOf(ask.schema)).find(({ name }) => name === field) ?? {};
  const hints = fieldsOf(fieldsOf(ask.uiSchema)[field]);
  if ("currency" in fieldsOf(hints["ui:options"])) return { minimum: [], maximum: [] };
  const limits = fieldsOf(fieldsOf(ask.limits)[field]);
  const of = (bound: Bound) => {
    const minor = schema[bound];
    const settings = [limits[bound]].flat().flatMap((one) => settingPointer(one) ?? []);
    return [...(typeof minor === "number" ? [minor] : []), ...settings];
  };
  return { minimum: of("minimum"), maximum: of("maximum") };
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
