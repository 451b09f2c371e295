import type { MoneyForm } from "#lib/money/money-form.ts";
import { toMinor } from "#lib/money/money.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { yesNo } from "#lib/text/yes-no.ts";

import type { PointerTo } from "./pointers.ts";

/**
 * Reads the fields of an object from the provider, by pointers that exist in the OpenAPI file. Of several pointers, the
 * first that leads to a text or a number counts.
 */
export type Fields<T> = {
  /**
   * A text, or a number as text; "" when there is neither. A provider may send a text where an object should be, so any
   * field is allowed.
   */
  readonly text: (...pointers: PointerTo<T>[]) => string;
  /** A number; it may be sent as text. */
  readonly number: (...pointers: PointerTo<T, string | number>[]) => number | undefined;
  /** An amount in major units, as minor units; undefined when there is no readable amount. */
  readonly minor: (form: MoneyForm, ...pointers: PointerTo<T, string | number>[]) => number | undefined;
  /** Undefined when the field is missing or unreadable. */
  readonly yesNo: (pointer: PointerTo<T, boolean>) => boolean | undefined;
  /** The raw value. */
  readonly at: (pointer: PointerTo<T>) => unknown;
};

/**
 * Makes the reader for an object from the provider: `fieldsOf<Sent["Loan"]>(item).text("/loan_status/slug")`.
 * @param find looks up a pointer; `dataIn` also finds it when the object is wrapped in `data`
 */
export function fieldsOf<T>(item: unknown, find = readPointer): Fields<T> {
  const at = (pointer: string) => find(item, pointer);
  const plain = (pointers: readonly string[]) =>
    pointers.map(at).find((value) => typeof value === "string" || typeof value === "number") ?? "";
  const text = (...pointers: readonly string[]) => String(plain(pointers));
  return {
    at,
    text,
    number: (...pointers) => {
      const found = Number(text(...pointers) || Number.NaN);
      return Number.isFinite(found) ? found : undefined;
    },
    minor: (form, ...pointers) => toMinor(plain(pointers), form),
    yesNo: (pointer) => yesNo(at(pointer)),
  };
}
