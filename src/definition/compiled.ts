import type { AskDefinition, ScreenDefinition, StepDefinition } from "./format.ts";
import type { Schema } from "./value.ts";

/** A predicate that ajv compiled at build time. It keeps ajv's errors of the last run on itself. */
type CompiledSchema = {
  (value: unknown): boolean;
  errors?: unknown[] | null;
};

/** A condition as the browser uses it: each expression with its compiled schema. */
export type Condition = readonly { readonly of: string; readonly test: CompiledSchema }[];

/**
 * A screen as the browser uses it: references resolved, every condition compiled, every form with its validators.
 * The compiler (`src/tools/compile-screen`) makes it; nothing else does.
 */
export type Screen = Omit<ScreenDefinition<Condition>, "$schema" | "scenarios" | "steps"> & {
  readonly steps: readonly Step[];
  readonly found: Found;
};

/** What the compiler found in the whole of a screen, so that nobody searches for it at run time. */
export type Found = {
  /** Names of `$stored` that the screen reads anywhere. */
  readonly stored: readonly string[];
  /** Sources whose call names what the customer enters. */
  readonly sourcesOfInputs: readonly string[];
  /** Fields for a file. */
  readonly files: readonly string[];
};

/** A form with the validators rjsf asks for, by the `$id` or hash of each schema. */
export type Ask = AskDefinition<Condition> & {
  readonly validators: { readonly [idOrHash: string]: CompiledSchema };
  /** Names of the fields with `writeOnly: true`: PIN, password, OTP. */
  readonly secrets: readonly string[];
  readonly schema: Schema;
};

export type Step =
  | (Omit<Extract<StepDefinition<Condition>, { ask: unknown }>, "ask"> & { readonly ask: Ask })
  | Exclude<StepDefinition<Condition>, { ask: unknown }>;

/** The one line about each screen that the first load carries. */
export type ScreenEntry = {
  readonly id: string;
  readonly path: string;
  /** The page that the screen stands above. */
  readonly over?: string;
  readonly title: string;
  readonly access: "public" | "customer";
  /** What sign-in goes without and this screen needs: "views", and widgets by name. It comes beside the screen. */
  readonly late?: readonly string[];
  readonly load: () => Promise<Screen>;
};
