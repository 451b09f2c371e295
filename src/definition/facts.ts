import type { Value } from "./value.ts";

/** What a step shows besides text: rows, parts of a whole, a table, in this order. */
export type FactsDefinition = {
  readonly rows?: readonly RowDefinition[];
  readonly shares?: readonly ShareDefinition[];
  readonly table?: TableDefinition;
};

/** A part of a whole in a bar. Parts that are no numbers above 0 are left out. */
export type ShareDefinition = {
  readonly label: string;
  /** A number: its size beside the others'. */
  readonly value: Value;
  /** The same for reading, as an amount with its currency. */
  readonly text?: Value;
};

/** A list with a line for each item. */
export type TableDefinition = {
  readonly title?: Value;
  /** Expression of the list. */
  readonly items: string;
  /** The first names the line; `$item` is the item. */
  readonly columns: readonly { readonly label: string; readonly value: Value; readonly align?: "end" }[];
  /** Text where the list is empty. Default 'Nothing to show'. */
  readonly empty?: Value;
};

/** A row of a review or result: what the customer confirms is read from the request itself (`$request.body#/…`). */
export type RowDefinition = {
  readonly label: string;
  readonly value: Value;
  /** Large and first. */
  readonly prominent?: boolean;
  /** With a button that copies the value, without its spaces. */
  readonly copy?: boolean;
};
