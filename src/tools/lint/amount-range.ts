import { readPointer } from "#lib/pointer.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/fields.ts";
import { inputsOf } from "#tools/compile-screen/inputs.ts";

type Bound = "minimum" | "maximum";

/** Naira, or a pointer to naira in a tenant's settings. */
export type Range = { readonly [B in Bound]: readonly (number | string)[] };

/** What a field says of its amounts before anything is chosen: its schema for everybody, its limits by the tenant. */
export function amountRange(ask: Fields, field: string): Range {
  const { schema = {} } = inputsOf(fieldsOf(ask.schema)).find(({ name }) => name === field) ?? {};
  const limits = fieldsOf(fieldsOf(ask.limits)[field]);
  const of = (bound: Bound) => {
    const kobo = schema[bound];
    const setting = settingPointer(limits[bound]);
    return [...(typeof kobo === "number" ? [kobo / 100] : []), ...(setting === undefined ? [] : [setting])];
  };
  return { minimum: of("minimum"), maximum: of("maximum") };
}

/** Which bound an amount is beyond, and what would do; undefined where it is taken. */
export function amountBeyond({ minimum, maximum }: Range, naira: number, settings: unknown) {
  const read = (bounds: Range[Bound]) =>
    bounds.map((one) => (typeof one === "string" ? Number(readPointer(settings, one)) : one));
  const least = Math.max(0, ...read(minimum));
  const most = Math.min(Infinity, ...read(maximum));
  if (naira < least) return { bounds: minimum, expected: `${least} naira or more` };
  if (naira > most) return { bounds: maximum, expected: `${most} naira or less` };
  return undefined;
}

/** Where in the settings a value stands that is one of them, transformed or not. */
export function settingPointer(value: unknown): string | undefined {
  const expression = textOf(value) ?? textOf(fieldsOf(value).$value);
  return expression?.startsWith("$settings.") ? expression.slice(9).replaceAll(".", "/") : undefined;
}
