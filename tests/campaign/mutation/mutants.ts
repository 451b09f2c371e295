import { parseSync } from "vite";

import { isRecord } from "#lib/json/record.ts";

/** A part of a file, and what stands in its place in the mutant. */
export type Mutant = { readonly start: number; readonly end: number; readonly text: string };

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "??=": ["&&="],
  "++": ["--"],
  "--": ["++"],
};
const IS_TRUTH = /^(?:[<>]=?|[!=]==|&&|\|\|)$/;

/** Methods that a mutant takes for each other. */
const METHODS: Readonly<Record<string, string>> = {
  toUpperCase: "toLowerCase",
  toLowerCase: "toUpperCase",
  startsWith: "endsWith",
  endsWith: "startsWith",
  trimStart: "trimEnd",
  trimEnd: "trimStart",
  some: "every",
  every: "some",
  min: "max",
  max: "min",
};
/** Methods without which a mutant goes on. */
const LEFT_OUT = /^(?:trim|slice|filter|sort|toSorted|toReversed|substring|charAt|replaceAll|normalize)$/;

/** Every mutant of a file: the changes that StrykerJS makes, but for most of those in regular expressions. */
export function mutantsOf(name: string, code: string): readonly Mutant[] {
  const { program } = parseSync(name, code);
  const found = new Map<string, Mutant>();
  const walk = (node: Node) => {
    for (const mutant of changesOf(node, code))
      found.set(`${mutant.start} ${mutant.end} ${mutant.text}`, mutant);
    for (const inner of innerOf(node)) walk(inner);
  };
  walk(program as unknown as Node);
  return [...found.values()].filter(({ start, end, text }) => {
    const changed = code.slice(0, start) + text + code.slice(end);
    return changed !== code && parseSync(name, changed).errors.length === 0;
  });
}

/** Without types, names of keys, and texts that name a module: no test could notice a change there. */
function innerOf(node: Node): readonly Node[] {
  if (/^TS(?!As|Satisfies|NonNull)|^Import|^Export(?:All|Specifier)/.test(node.type)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "source" || (key === "key" && node["computed"] !== true)) return [];
    return [value].flat().filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value["type"] === "string" && typeof value["start"] === "number";
}

function changesOf(node: Node, code: string): readonly Mutant[] {
  const whole = (...texts: readonly string[]) =>
    texts.map((text) => ({ start: node.start, end: node.end, text }));
  switch (node.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return truths(node["test"], "true", "false");
    case "ForStatement":
    case "WhileStatement":
      return truths(node["test"], "false");
    case "BinaryExpression":
    case "LogicalExpression":
      return [...operators(node, code), ...(IS_TRUTH.test(operator(node)) ? whole("true", "false") : [])];
    case "AssignmentExpression":
    case "UpdateExpression":
      return operators(node, code);
    case "UnaryExpression":
      return operator(node) === "!" ? whole(textOf(node["argument"], code)) : operators(node, code);
    case "Literal":
      return whole(...literals(node["value"], textOf(node, code)));
    case "TemplateLiteral":
      return whole("``");
    case "ArrayExpression":
      return whole((node["elements"] as readonly unknown[]).length > 0 ? "[]" : '["mutant"]');
    case "ObjectExpression":
      return whole("{}");
    case "ArrowFunctionExpression":
      return node["expression"] === true ? whole("() => undefined") : [];
    case "BlockStatement":
      return (node["body"] as readonly unknown[]).length > 0 ? whole("{}") : [];
    case "MemberExpression":
      return node["optional"] === true
        ? withoutQuestion(node["object"], node["computed"] !== true, code)
        : [];
    case "CallExpression":
      return calls(node, code);
    default:
      return [];
  }
}

function truths(test: unknown, ...texts: readonly string[]): readonly Mutant[] {
  return isNode(test) ? texts.map((text) => ({ start: test.start, end: test.end, text })) : [];
}

/** Another operator in the place of the first one that stands outside of the operands. */
function operators(node: Node, code: string): readonly Mutant[] {
  const sign = operator(node);
  const [left, right] = [node["left"], node["right"] ?? node["argument"]];
  if ([left, right].some((side) => sign === "+" && isNode(side) && isText(side))) return [];
  const from = isNode(left) ? left.end : node["prefix"] === false && isNode(right) ? right.end : node.start;
  const start = code.indexOf(sign, from);
  return (OPERATORS[sign] ?? []).map((text) => ({ start, end: start + sign.length, text }));
}

function calls(node: Node, code: string): readonly Mutant[] {
  const callee = node["callee"];
  if (!isNode(callee)) return [];
  if (node["optional"] === true) return withoutQuestion(callee, false, code);
  const { property, object } = callee;
  if (callee.type !== "MemberExpression" || !isNode(property) || !isNode(object)) return [];
  const name = textOf(property, code);
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other !== undefined) return [{ start: property.start, end: property.end, text: other }];
  return LEFT_OUT.test(name) ? [{ start: object.end, end: node.end, text: "" }] : [];
}

function withoutQuestion(before: unknown, isDot: boolean, code: string): readonly Mutant[] {
  const start = isNode(before) ? code.indexOf("?.", before.end) : -1;
  return start < 0 ? [] : [{ start, end: start + 2, text: isDot ? "." : "" }];
}

function literals(value: unknown, text: string): readonly string[] {
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value === "string") return [value === "" ? '"mutant"' : '""'];
  if (!text.startsWith("/")) return [];
  return [text.replace("/^", "/"), text.replace(/\$\/(\w*)$/, "/$1")].filter((pattern) => pattern !== text);
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || typeof node["value"] === "string";
}

function operator(node: Node): string {
  return typeof node["operator"] === "string" ? node["operator"] : "";
}

function textOf(node: unknown, code: string): string {
  return isNode(node) ? code.slice(node.start, node.end) : "";
}
