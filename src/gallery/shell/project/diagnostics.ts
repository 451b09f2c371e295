import type { Diagnostic } from "@codemirror/lint";

import type { Problem } from "#definition/problem.ts";

import { fixOf, rangeOf } from "./text-places.ts";

/** The problems of a text as marks of the editor, each with a button that fixes it when a similar word is known. */
export function diagnosticsOf(text: string, problems: readonly Problem[]): Diagnostic[] {
  return problems.map((problem) => {
    const fix = fixOf(text, problem);
    return {
      ...rangeOf(text, problem),
      severity: problem.level ?? "error",
      message: tellProblem(problem),
      ...(fix && {
        actions: [
          {
            name: fixLabel(problem),
            // The text may have changed since, and the editor knows where the mark is now.
            apply: (view, from) => {
              const shift = from - rangeOf(text, problem).from;
              view.dispatch({
                changes: { from: fix.from + shift, to: fix.to + shift, insert: fix.insert },
                userEvent: "input.fix",
              });
            },
          },
        ],
      }),
    };
  });
}

/** The problem and the expected value, as a sentence. */
export function tellProblem({ message, expected }: Problem): string {
  const told = `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, "")}.`;
  return expected ? `${told} Expected ${expected}.` : told;
}

/** The text of a button that fixes a problem. */
export function fixLabel({ nearest }: Problem): string {
  return `Use “${nearest}”`;
}
