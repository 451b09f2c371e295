import { toPointer } from "#lib/json/pointer.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { type ExpressionUse, expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { fileFields } from "#tools/compile-screen/parts/found.ts";
import { inputsOf } from "#tools/compile-screen/parts/inputs.ts";
import { inRequest } from "#tools/compile-screen/parts/request-pointer.ts";
import type { Use } from "#definition/meta.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";

const PLACES: Readonly<Record<Use, string>> = {
  body: "the body of a call that runs by itself",
  url: "an address",
  query: "a query",
  text: "a text",
  condition: "a condition",
  store: "storage",
  value: "a value that is kept",
};

const EXPECTED = "only the body of a step's call";

/**
 * A secret (`writeOnly: true`: PIN, password, OTP) may only be in the body of a step's call. The same holds for a file,
 * which is as private, and too large for an address or storage.
 */
export const secrets: Check = {
  rule: "secret",
  *check(context) {
    const inputs = screenInputs(context);
    const files = new Set(fileFields(context.parts));
    const uses = expressionUses(context);
    const bodies = uses.filter((use) => use.use === "body" && namesSecret(use));
    const filed = uses.filter((use) => use.use === "body" && namesFile(use));
    for (const use of uses) {
      // It has no value there, which another check reports.
      if (!use.scope.roots.has(use.expression.root)) continue;
      const where = namesSecret(use) ? misplaced(use) : shownRequest(use, bodies, context) && PLACES.text;
      const keeps =
        (namesFile(use) && use.use !== "condition" && misplaced(use)) ||
        (shownFile(use, filed, context) && PLACES.text);
      if (!where && !keeps) continue;
      const { pointer, offset, atKey, expression } = use;
      const message = `${expression.text} is a ${where ? "secret" : "file"} and is used in ${where || keeps}`;
      yield { pointer, offset, ...(atKey && { atKey }), message, expected: EXPECTED };
    }
    yield* fieldProblems(context);
    for (const { name, pointer, place } of namedInputs(context.screen)) {
      const what = inputs.get(name)?.secret === true ? "secret" : files.has(name) ? "file" : undefined;
      if (!what) continue;
      yield { pointer, message: `"${name}" is a ${what} and is used in ${place}`, expected: EXPECTED };
    }

    function namesSecret({ expression: { root, path } }: ExpressionUse): boolean {
      return (root === "inputs" || root === "selected") && inputs.get(path[0] ?? "")?.secret === true;
    }

    function namesFile({ expression: { root, path } }: ExpressionUse): boolean {
      return root === "inputs" && files.has(path[0] ?? "");
    }
  },
};

/** Inputs that a screen names outside of expressions, to keep them or to read them from elsewhere. */
function namedInputs({ recipients, fromAddress }: Fields) {
  const kept = listOf(fieldsOf(recipients).inputs).map((name, index) => ({
    name: String(name),
    pointer: `/recipients/inputs/${index}`,
    place: PLACES.store,
  }));
  const filled = Object.entries(fieldsOf(fromAddress)).map(([key, name]) => ({
    name: String(name),
    pointer: `/fromAddress/${key}`,
    place: PLACES.url,
  }));
  return [...kept, ...filled];
}

function misplaced({ use, pointer }: ExpressionUse): string | undefined {
  return use === "body" && !pointer.startsWith("/sources/") ? undefined : PLACES[use];
}

/** A condition may ask whether there is a file. */
function shownFile(use: ExpressionUse, bodies: readonly ExpressionUse[], context: Context): boolean {
  return use.use !== "condition" && shownRequest(use, bodies, context);
}

/** Whether an expression reads a part of the request that contains a secret, or a file. */
function shownRequest(use: ExpressionUse, bodies: readonly ExpressionUse[], { parts }: Context): boolean {
  const { expression, scope } = use;
  if (expression.root !== "request") return false;
  const call = parts.calls.find((one) => one.call === scope.call);
  const shown = toPointer(expression.path.slice(1)) + (expression.pointer ?? "");
  return bodies.some(({ pointer }) => {
    const prefix = `${call?.pointer}/body`;
    if (pointer !== prefix && !pointer.startsWith(`${prefix}/`)) return false;
    const secret = inRequest(pointer.slice(prefix.length));
    return secret === shown || secret.startsWith(`${shown}/`) || shown.startsWith(`${secret}/`);
  });
}

const SECRET_WIDGETS = ["password", "pin", "otp"];

/** A field that hides its text must be a secret, and a secret must not have a default. */
function* fieldProblems({ parts }: Context): Iterable<Finding> {
  for (const { ask, pointer } of parts.asks) {
    for (const { name, schema, secret } of inputsOf(fieldsOf(ask.schema))) {
      const { "ui:widget": widget } = fieldsOf(fieldsOf(ask.uiSchema)[name]);
      const at = `${pointer}/schema/properties/${name}`;
      if (!secret && typeof widget === "string" && SECRET_WIDGETS.includes(widget)) {
        yield {
          pointer: at,
          message: `"${name}" is asked with "${widget}" and is not a secret`,
          expected: '"writeOnly": true',
        };
      }
      if (secret && "default" in schema) {
        yield { pointer: `${at}/default`, message: `the secret "${name}" has a default`, expected: "none" };
      }
    }
  }
}
