import type { FormError } from "./messages.ts";

/** One line of the error summary. */
export type FieldProblem = { readonly field: string } & Pick<FormError, "text" | "part">;

type Known = {
  readonly values: Readonly<Record<string, unknown>>;
  /** What the form itself refuses. */
  readonly errors: readonly FormError[];
  /** What the server has refused, by field. */
  readonly refused: Readonly<Record<string, string>>;
  /** Why look-ups failed, by the field that shows it. */
  readonly failures: Readonly<Record<string, string>>;
};

/**
 * What is wrong with a form, in the order of its fields. What a failed look-up left empty is told by the reason of the
 * look-up; one that failed elsewhere is told too, but alone it is no reason for a summary.
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
