import type { Value } from "./value.ts";

/**
 * Runtime expressions as in OpenAPI and Arazzo: `$inputs.amount`, `$response.body#/data/token`. This module only
 * parses; the engine looks values up. It is used at build time for checks and in the browser, so it stays small.
 */

/** The possible starts of an expression, and the form of the dotted path after each. */
const ROOTS = {
  inputs: /^\../,
  selected: /^\../,
  sources: /^\../,
  steps: /^\.[^.]+\.outputs\../,
  response: /^\.(?:body(\.|$)|data$)/,
  request: /^\.body(\.|$)/,
  statusCode: /^$/,
  user: /^\../,
  company: /^\../,
  settings: /^\../,
  stored: /^\../,
  intent: /^\.(reference|providerReference|key|startedAt|amount|returnTo|age|asked)$/,
  item: /^/,
  error: /^\.(message|sent)$/,
} as const satisfies Record<string, RegExp>;

/** The roots that can be written after `$`. */
export type WrittenRoot = keyof typeof ROOTS;

/** `with` is a bare name in braces, as in `{ "$text": "{who}", "with": { "who": … } }`. */
export type Root = WrittenRoot | "with";

/** The roots that can be written after `$`. */
export const EXPRESSION_ROOTS: readonly string[] = Object.keys(ROOTS);

export type Expression = {
  readonly root: Root;
  /** Names after the root, such as `["initiate", "outputs", "reference"]`. */
  readonly path: readonly string[];
  /** JSON pointer without `#`, such as `/data/token`. */
  readonly pointer?: string;
  /** Looked up in the reply's `data`, however that is wrapped: `$response.data#/token`. */
  readonly unwraps?: true;
  readonly text: string;
};

/** Why a text is not an expression; `expression-errors.ts` has the words for it. `offset` counts from the start of the given text. */
export type Mistake = {
  readonly error: "start" | "root" | "rest" | "name" | "form" | "braces";
  readonly offset: number;
  /** What is wrong there: the root, the name, or the rest of the text. */
  readonly found: string;
};

const SHAPE = /^\$(\w*)((?:\.[A-Za-z_][\w-]*)*)(#(?:\/(?:[^~/{}]|~[01])*)+)?/;
const FORBIDDEN = /(?:^|[./])(__proto__|constructor|prototype)(?![\w-])/;
const BRACES = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/** Parses a single expression; the text must contain nothing else. */
export function parseExpression(text: string): Expression | Mistake {
  const match = SHAPE.exec(text);
  if (!match) return { error: "start", offset: 0, found: text };
  const [whole, root = "", dotted = "", pointer] = match;
  if (!isRoot(root)) return { error: "root", offset: 0, found: root };
  const rest = text.slice(whole.length);
  if (rest) return { error: "rest", offset: whole.length, found: rest };
  const forbidden = FORBIDDEN.exec(whole);
  if (forbidden) return { error: "name", offset: forbidden.index + 1, found: forbidden[1]! };
  if (!ROOTS[root].test(dotted)) return { error: "form", offset: root.length + 1, found: root };
  return {
    root,
    ...wrapping(root, dotted.split(".").slice(1)),
    ...(pointer && { pointer: pointer.slice(1) }),
    text,
  };
}

/**
 * Splits a text into literals and expressions in braces. `{name}` is a name of the `with` next to the text. Doubled
 * braces, and `$$` at the start, are literal. Parts that cannot be parsed stay as written.
 */
export function parseTemplate(text: string): readonly (string | Expression)[] {
  const parts: (string | Expression)[] = [];
  let literal = "";
  for (const part of scan(text)) {
    if (typeof part === "string") literal += part;
    else if ("error" in part) literal += part.source;
    else {
      if (literal) parts.push(literal);
      literal = "";
      parts.push(part);
    }
  }
  if (literal) parts.push(literal);
  return parts;
}

/** The mistakes in a text: as a single expression if it starts with one `$`, else in its braces. */
export function mistakesIn(text: string): readonly Mistake[] {
  if (/^\$(?!\$)/.test(text)) {
    const lone = parseExpression(text);
    return "error" in lone ? [lone] : [];
  }
  return scan(text).flatMap((part) => (typeof part === "object" && "error" in part ? [part] : []));
}

/** Whether the whole text is one expression, whose value keeps its type. */
export function isLoneExpression(text: string): boolean {
  return text.startsWith("$") && !("error" in parseExpression(text));
}

/** Every expression in a value, including arguments of transforms and conditions of `$cases` and `$each`. */
export function expressionsIn(value: Value): Expression[] {
  if (typeof value === "string") return expressionsInText(value);
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  if (hasCases(value)) return value.$cases.flatMap(expressionsInCase);
  if (hasEach(value)) return [...expressionsIn(value.$each.of), ...expressionsInCase(value.$each)];
  return Object.values(value).flatMap(expressionsIn);
}

/**
 * The expressions of one text, single or in braces. Names of a `with` are left out, because their values are separate.
 */
export function expressionsInText(text: string): Expression[] {
  const lone = parseExpression(text);
  if (!("error" in lone)) return [lone];
  return parseTemplate(text).flatMap((part) =>
    typeof part === "object" && part.root !== "with" ? [part] : [],
  );
}

/** In the written form a condition has expressions as keys; compiled, it is a list of `{ of, test }`. Either may be one of several. */
type Case = { readonly when?: object; readonly value: Value };

function expressionsInCase({ when = [], value }: Case): Expression[] {
  const keys = [when].flat(2).flatMap((one: object) => ("of" in one ? [String(one.of)] : Object.keys(one)));
  return [...keys.flatMap(expressionsInText), ...expressionsIn(value)];
}

function hasCases(value: object): value is { readonly $cases: readonly Case[] } {
  return "$cases" in value;
}

function hasEach(value: object): value is { readonly $each: Case & { readonly of: Value } } {
  return "$each" in value;
}

type ScanError = Mistake & { readonly source: string };

function scan(text: string): (string | Expression | ScanError)[] {
  const parts: (string | Expression | ScanError)[] = [];
  let end = text.startsWith("$$") ? 1 : 0;
  for (const { 0: found, 1: inner, index } of text.matchAll(BRACES)) {
    parts.push(text.slice(end, index), inBraces(found, inner, index));
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}

function inBraces(found: string, inner: string | undefined, index: number): string | Expression | ScanError {
  if (inner === undefined && found.length === 2) return found[0]!;
  if (inner?.startsWith("$")) {
    const parsed = parseExpression(inner);
    return "error" in parsed ? { ...parsed, offset: index + 1 + parsed.offset, source: found } : parsed;
  }
  if (inner && /^[A-Za-z_][\w-]*$/.test(inner)) return { root: "with", path: [inner], text: inner };
  return { error: "braces", offset: index, found, source: found };
}

/**
 * The path to the reply whose `data` is meant: `$response.data` reads the body, `$sources.name.data` that of the
 * source.
 */
function wrapping(root: WrittenRoot, path: readonly string[]): Pick<Expression, "path" | "unwraps"> {
  if (root === "response" && path[0] === "data") return { path: ["body"], unwraps: true };
  if (root === "sources" && path.length === 2 && path[1] === "data") {
    return { path: path.slice(0, 1), unwraps: true };
  }
  return { path };
}

function isRoot(name: string): name is WrittenRoot {
  return Object.hasOwn(ROOTS, name);
}
