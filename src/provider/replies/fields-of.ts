import { toKobo } from "#lib/money.ts";
import { readPointer } from "#lib/pointer.ts";
import { yesNo } from "#lib/yes-no.ts";

import type { PointerTo } from "./pointers.ts";

/**
 * Reads the fields of an object that the provider sent, by pointers that the OpenAPI file has for it. With several
 * pointers the first counts at which a text or a number stands.
 */
export type Fields<T> = {
  /** A text, or a number as text; "" where neither stands. A text may stand where an object should: any field will do. */
  readonly text: (...pointers: PointerTo<T>[]) => string;
  /** A number, also one that is sent as text. */
  readonly number: (...pointers: PointerTo<T, string | number>[]) => number | undefined;
  /** An amount in naira, as kobo; undefined where none stands that can be read. */
  readonly kobo: (...pointers: PointerTo<T, string | number>[]) => number | undefined;
  /** Undefined where it is not said. */
  readonly yesNo: (pointer: PointerTo<T, boolean>) => boolean | undefined;
  /** Whatever stands there. */
  readonly at: (pointer: PointerTo<T>) => unknown;
};

/**
 * The fields of what the provider sent: `fieldsOf<Sent["Loan"]>(item).text("/loan_status/slug")`.
 * @param find how a pointer is looked up; with `dataIn` also where the object is wrapped in `data`
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
    kobo: (...pointers) => toKobo(plain(pointers)),
    yesNo: (pointer) => yesNo(at(pointer)),
  };
}
