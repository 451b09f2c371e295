import type { ScreenEntry } from "./compiled.ts";
import type { Expression } from "./expression.ts";

/** A screen as the build renders it into a file. */
export type BuiltPage = Pick<ScreenEntry, "id" | "path" | "access" | "late"> & {
  readonly title: string;
  readonly html: string;
  /** Those that the first script fills. */
  readonly lists: readonly BuiltList[];
};

/** A list of the first form whose choices the customer's bank has: the first script asks for them while the app loads. */
export type BuiltList = {
  /** The name of its field. */
  readonly field: string;
  /** Of the provider. */
  readonly path: string;
  /** Where the choices are in the reply. */
  readonly items: Expression;
  /** What of an item is chosen. */
  readonly value: Expression;
  /** What the customer reads: texts, and what of an item stands between them. */
  readonly label: readonly (string | Expression)[];
  /** Each choice has a figure that is hidden behind stars. */
  readonly conceals?: boolean;
  /** What stands above the choices; undefined where the first is chosen. */
  readonly prompt?: string;
};

/** All of them, what stands beside each, and the styles that those of the same access have together. */
export type BuiltPages = {
  readonly pages: readonly BuiltPage[];
  readonly note: string;
  readonly css: Readonly<Record<ScreenEntry["access"], string>>;
};
