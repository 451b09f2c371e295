import type { BillersDefinition } from "./billers.ts";
import type { AskDefinition, ScreenDefinition, StepDefinition } from "./format.ts";
import type { MenuDefinition } from "./screen.ts";
import type { Schema } from "./value.ts";

/** A predicate that ajv compiled at build time. It stores ajv's errors of the last run on itself. */
type CompiledSchema = {
  (value: unknown): boolean;
  errors?: readonly CompiledError[] | null;
};

/** An error as ajv's compiled code writes it. */
export type CompiledError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A condition in the browser, or several of which any one must hold. */
export type Condition = PlainCondition | readonly PlainCondition[];

/** Each expression with its compiled schema; all must hold. */
export type PlainCondition = readonly { readonly of: string; readonly test: CompiledSchema }[];

/**
 * A screen in the browser: references resolved, every condition compiled, every form with its validators. Only the
 * compiler (`src/tools/compile-screen`) makes it.
 */
export type Screen = Omit<ScreenDefinition<Condition>, "$schema" | "scenarios" | "steps"> & {
  readonly steps: readonly Step[];
  readonly found: Found;
};

/** Facts about the whole screen that the compiler collected, so that no code searches for them at run time. */
export type Found = {
  /** Names of `$stored` that the screen reads. */
  readonly stored: readonly string[];
  /** Sources whose call uses the customer's inputs. */
  readonly sourcesOfInputs: readonly string[];
  /** Names of the fields for files. */
  readonly files: readonly string[];
};

/** A form with its compiled schema, and the validators that rjsf looks up, by the `$id` or hash of each schema. */
export type Ask = AskDefinition<Condition> & {
  /** Judges the data of the form. */
  readonly judge: CompiledSchema;
  readonly validators: { readonly [idOrHash: string]: CompiledSchema };
  /** Names of the fields with `writeOnly: true`: PIN, password, OTP. */
  readonly secrets: readonly string[];
  /** Names of all fields, in whatever branch of the schema. */
  readonly names: readonly string[];
  /** Names of the fields whose values choose between branches of the schema; undefined if it has none. */
  readonly deciding?: readonly string[];
  readonly schema: Schema;
};

export type Step =
  | (Omit<Extract<StepDefinition<Condition>, { ask: unknown }>, "ask"> & { readonly ask: Ask })
  | Exclude<StepDefinition<Condition>, { ask: unknown }>;

/** A screen's entry in the index, which is part of the first load. */
export type ScreenEntry = {
  readonly id: string;
  readonly path: string;
  /** Path of the page above which the screen opens. */
  readonly over?: string;
  readonly title: string;
  readonly access: "public" | "customer";
  /** The late parts that this screen needs: "views", and widgets by name. They load together with the screen. */
  readonly late?: readonly string[];
  readonly load: () => Promise<Screen>;
  /** What the build has, where a released screen that cannot be loaded has taken its place. */
  readonly before?: ScreenEntry;
};

/** A screen's line in an index without the function that loads the screen, and its menu entry. */
export type ScreenEntryData = Omit<ScreenEntry, "load" | "before"> & {
  readonly menu?: MenuDefinition;
  readonly billers?: BillersDefinition;
  /** The types of transactions that it makes. */
  readonly types?: readonly number[];
};
