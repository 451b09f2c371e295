import type { FormError } from "./messages.ts";

/** One line of the error summary. */
export type FieldProblem = { readonly field: string } & Pick<FormError, "text" | "part">;

type Known = {
  readonly values: Readonly<Record<string, unknown>>;
  /** Errors that the form itself found. */
  readonly errors: readonly FormError[];
  /** Errors from the server, by field. */
  readonly refused: Readonly<Record<string, string>>;
  /** Reasons of failed look-ups, by the field that shows them. */
  readonly failures: Readonly<Record<string, string>>;
};

/**
 * The errors of a form, in the order of its fields. For a field that a failed look-up left empty, the look-up's reason
 * is shown. Other failed look-ups are listed too, but do not make a summary by themselves.
 */
export function problemsOf(names: readonly string[], known: Known): FieldProblem[] {
  const { values, errors, refused, failures } = known;
  return names.flatMap((field): FieldProblem[] => {
    const own = errors.filter((error) => error.field === field);
    const failure = errors.length > 0 ? failures[field] : undefined;
    if (failure !== undefined && values[field] === undefined) return [{ field, text: failure }];
    const text = refused[field] ?? failure;
    return own.length > 0 || text === undefined ? own : [{ field, text }];
  });
}
