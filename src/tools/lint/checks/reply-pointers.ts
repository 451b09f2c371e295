import type { Expression } from "#definition/expression.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import type { Check, Context } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { meantKey } from "#tools/lint/meant-key.ts";
import { bodiesOf, choiceSamples, itemSamples, optionsOf } from "#tools/lint/samples.ts";

/** Places where a reply may lack the value: alternatives, conditions, refused fields, a payment's name. */
const OPTIONAL =
  /^\/steps\/\d+\/(?:reference|fieldErrors)(?:\/|$)|\/(?:\$first\/\d+|\$cases\/\d+\/value)(?:\/|$)/;

/** The error of a field: where the provider calls it as we do, a reply with an error of any field shows where it stands. */
const ERROR_OF_FIELD = /^\/steps\/\d+\/fieldErrors\/([^/]+)$/;

/** One of several places for a word; a provider fills one of them. */
const ONE_OF = /\/outcomes\/status\/of\/\d+$/;

/**
 * Each pointer into a reply, or into an item of its lists, exists in a reply of some scenario; otherwise it is misspelt or
 * was never tried.
 */
export const replyPointers: Check = {
  rule: "pointer",
  *check(context) {
    for (const use of expressionUses(context)) {
      const { pointer: path, unwraps, text } = use.expression;
      if (path === undefined || ONE_OF.test(use.pointer)) continue;
      const known = readFrom(use, context);
      const read = unwraps ? dataIn : readPointer;
      if (known.length === 0 || known.some((one) => read(one, path) !== undefined)) continue;
      const [, around, name] = /^(.*)\/([^/]*)$/.exec(path)!;
      const isByName = name !== undefined && ERROR_OF_FIELD.exec(use.pointer)?.[1] === name;
      if (isByName && known.some((one) => isRecord(read(one, around!)))) continue;
      const { pointer, offset, atKey } = use;
      const near =
        ofChoice(use.expression, context) ??
        meantKey(path, unwraps ? known.map((one) => dataIn(one)) : known);
      yield {
        pointer,
        offset,
        ...(atKey && { atKey }),
        ...((OPTIONAL.test(pointer) || use.use === "condition") && { level: "warning" }),
        message: `no reply of a scenario has ${text}`,
        expected: "a pointer of a reply, or a scenario whose reply has it",
        ...(near && { nearest: near }),
      };
    }
  },
};

/** What the pointer of an expression is read from, as the scenarios' replies have it. */
function readFrom(use: ExpressionUse, context: Context): readonly unknown[] {
  const { root, path } = use.expression;
  if (root === "item") return itemSamples(use, context) ?? [];
  if (root === "selected") return choiceSamples(path[0] ?? "", context) ?? [];
  const call = callOf(use, context);
  return call ? bodiesOf(call, context) : [];
}

/** Words for what a choice shows and what is chosen; an item calls them otherwise. */
const WORDS: Readonly<Record<string, "label" | "value" | "detail">> = {
  label: "label",
  title: "label",
  value: "value",
  const: "value",
  detail: "detail",
};
const OWN = { label: "title", value: "const", detail: undefined };

/** The key of a chosen item that has what the customer reads, or chooses: an option is not the item that it was made of. */
function ofChoice({ root, path, pointer = "" }: Expression, context: Context): string | undefined {
  const word = root === "selected" ? WORDS[pointer.slice(1)] : undefined;
  if (word === undefined) return undefined;
  const options = optionsOf(path[0] ?? "", context);
  return options ? /^\$item#\/([^/]+)$/.exec(textOf(options[word]) ?? "")?.[1] : OWN[word];
}

/** The call whose reply an expression reads. */
function callOf(
  { expression: { root, path }, scope }: ExpressionUse,
  { screen }: Context,
): Fields | undefined {
  if (root === "response") return scope.call;
  return root === "sources" ? fieldsOf(fieldsOf(screen.sources)[path[0] ?? ""]) : undefined;
}
