import { toKobo } from "#lib/money.ts";
import { readPointer } from "#lib/pointer.ts";
import { yesNo } from "#lib/yes-no.ts";

/** What an object of the provider holds, by pointer. What is missing or of another type is empty. */
export function fieldsOf(item: unknown) {
  const at = (pointer: string) => readPointer(item, pointer);
  const text = (pointer: string): string => {
    const found = at(pointer);
    return typeof found === "string" || typeof found === "number" ? String(found) : "";
  };
  return {
    text,
    number: (pointer: string): number => {
      const found = Number(text(pointer) || Number.NaN);
      return Number.isFinite(found) ? found : 0;
    },
    /** Of an amount in naira; undefined when there is none that can be read. */
    kobo: (pointer: string): number | undefined => toKobo(text(pointer)),
    list: (pointer: string): readonly unknown[] => {
      const found = at(pointer);
      return Array.isArray(found) ? found : [];
    },
    /** Undefined where it is not said. */
    yesNo: (pointer: string): boolean | undefined => yesNo(at(pointer)),
  };
}
