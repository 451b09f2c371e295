/** Closed lists that the browser needs too. All others are in the meta-schema (`src/tools/meta-schema/words.ts`). */

/** Kinds of fields in a list from a reply (`lists` of an ask), each with its widget. */
export const listKinds = {
  text: "text",
  digits: "text",
  email: "email",
  phone: "phone",
  date: "date",
  choice: "select",
  quantity: "number",
} as const;
export type ListKind = keyof typeof listKinds;

/** Formats of strings in JSON Schemas, each with its pattern. */
export const formats: { readonly [name: string]: RegExp } = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  "date-time":
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
  time: /^[0-2]\d:[0-5]\d(?::[0-5]\d)?$/u,
  uri: /^https:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u,
};
