import { nearest } from "#lib/text/text.ts";

import { EXPRESSION_ROOTS, mistakesIn, type Mistake, type WrittenRoot } from "./expression.ts";

/** What is wrong in a text, for who writes it. Browsers get no such words. */
export type ExpressionError = {
  readonly error: string;
  readonly offset: number;
  /** The valid root nearest to the wrong one, with its `$`. */
  readonly nearest?: string;
};

/** How an expression of each root is written. */
const FORMS: Readonly<Record<WrittenRoot, string>> = {
  inputs: "$inputs.name",
  selected: "$selected.name#/pointer",
  sources: "$sources.name#/pointer or $sources.name.data#/pointer",
  steps: "$steps.name.outputs.output",
  response: "$response.data#/pointer or $response.body#/pointer",
  request: "$request.body#/pointer",
  statusCode: "$statusCode",
  user: "$user.name",
  company: "$company.name",
  settings: "$settings.name",
  stored: "$stored.name",
  intent: "$intent.reference, providerReference, key, startedAt, amount, returnTo, age or asked",
  item: "$item#/pointer",
  error: "$error.message or sent",
};

const texts: Readonly<Record<Mistake["error"], (found: string) => string>> = {
  start: () => 'an expression starts with "$"',
  root: (root) => `unknown root "$${root}"`,
  rest: wrongRest,
  name: (name) => `"${name}" is not a name`,
  form: (root) => `expected ${FORMS[root as WrittenRoot]}`,
  braces: () => "an expression in braces begins with {$, and a literal brace is doubled: {{ or }}",
};

/** The errors in a text: as a single expression if it starts with one `$`, else in its braces. */
export function templateErrors(text: string): readonly ExpressionError[] {
  return mistakesIn(text).map(explain);
}

/** A mistake in words. */
export function explain({ error, offset, found }: Mistake): ExpressionError {
  const near = error === "root" ? nearest(found, EXPRESSION_ROOTS) : undefined;
  return { error: texts[error](found), offset, ...(near && { nearest: `$${near}` }) };
}

function wrongRest(rest: string): string {
  if (rest.startsWith("#")) return 'a pointer is written "#/name/0"';
  return rest.startsWith(".") ? "a name is expected after the dot" : `unexpected "${rest[0]}"`;
}
