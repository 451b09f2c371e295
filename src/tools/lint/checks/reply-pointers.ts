import { readPointer } from "#lib/pointer.ts";
import { dataIn } from "#lib/reply-data.ts";
import { nearest } from "#lib/text.ts";
import type { Check, Context } from "#tools/compile-screen/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/expression-uses.ts";
import { type Fields, fieldsOf } from "#tools/compile-screen/fields.ts";
import { keysAround } from "#tools/lint/keys-around.ts";
import { isSameCall, repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

/** Places where a reply may lack the value: alternatives, conditions, refused fields, a payment's name. */
const OPTIONAL =
  /^\/steps\/\d+\/(?:reference|fieldErrors)(?:\/|$)|\/(?:\$first\/\d+|\$cases\/\d+\/value)(?:\/|$)/;

/** One of several places for a word; a provider fills one of them. */
const ONE_OF = /\/outcomes\/status\/of\/\d+$/;

/** Each pointer into a reply exists in a reply of some scenario; otherwise it is misspelt or was never tried. */
export const replyPointers: Check = {
  rule: "pointer",
  *check(context) {
    const replies = repliesOf(context);
    for (const use of expressionUses(context)) {
      const call = callOf(use, context);
      const { pointer: path, unwraps } = use.expression;
      if (!call || path === undefined || ONE_OF.test(use.pointer)) continue;
      const targets = targetsOf(call.call);
      const bodies = replies.filter((reply) => targets.some((one) => isSameCall(one, reply.call)));
      const read = unwraps ? dataIn : readPointer;
      if (bodies.length === 0 || bodies.some(({ body }) => read(body, path) !== undefined)) continue;
      const { pointer, offset, atKey, expression } = use;
      const around = keysAround(
        path,
        bodies.map(({ body }) => (unwraps ? dataIn(body) : body)),
      );
      const near = nearest(path.slice(path.lastIndexOf("/") + 1), around);
      yield {
        pointer,
        offset,
        ...(atKey && { atKey }),
        ...((OPTIONAL.test(pointer) || use.use === "condition") && { level: "warning" }),
        message: `no reply of a scenario has ${expression.text}`,
        expected: "a pointer of a reply, or a scenario whose reply has it",
        ...(near && { nearest: near }),
      };
    }
  },
};

/** The call whose reply an expression reads. */
function callOf(
  { expression: { root, path }, scope }: ExpressionUse,
  { screen }: Context,
): Fields | undefined {
  if (root === "response") return scope.call;
  return root === "sources" ? fieldsOf(fieldsOf(screen.sources)[path[0] ?? ""]) : undefined;
}
