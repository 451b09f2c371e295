import { parseTemplate } from "#definition/expression.ts";
import { fullyDecoded, onlyGoesDown } from "#lib/web/path-segments.ts";
import { nearest } from "#lib/text/text.ts";
import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { listOf } from "#tools/compile-screen/read/fields.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const ONLY_DOWN = "a path that only goes down";

/** What a path must not contain, and what to write instead. Checked in order; the first match is reported. */
const REFUSED: readonly (readonly [RegExp, string, string])[] = [
  [
    /\s/,
    "the path holds a space",
    "METHOD path, and nothing after it: headers belong to the provider client",
  ],
  [
    /^[a-z][a-z0-9+.-]*:/i,
    "the path names a scheme",
    "a path relative to the API: the deployment sets its address",
  ],
  [/^\//, "the path starts with a slash", 'a path relative to the API, as "customers/wallets"'],
  [/\/\/|\\/, "the path holds an empty segment or a backslash", "segments divided by one slash"],
  [/(?:^|\/)\.{1,2}(?:\/|$)/, 'the path holds "." or ".."', ONLY_DOWN],
  [/[?#]/, "the path holds a query or fragment", 'parameters in "query"'],
  [
    /%(?![\da-f]{2})/i,
    'the path holds a "%" without two hexadecimal digits behind it',
    '"%25" for a percent sign',
  ],
  [
    /(?:^|\/):[a-z_]/i,
    'a part of the path begins with ":", and nothing takes its place',
    '"{$inputs.name}" or another expression in braces',
  ],
  [/^(?:\{\})+$/, "the whole path is a value", "a path whose first part is written out"],
];

/** Every call is `METHOD relative/path`, so it cannot leave its API, set a header or add a query. */
export const targets: Check = {
  rule: "call",
  *check({ parts }) {
    for (const { pointer, text } of parts.targets) {
      if (typeof text === "string") yield* targetProblems(text, pointer);
    }
    for (const { pointer, call } of parts.calls) {
      const texts = [call.call, ...listOf(call.call)];
      if (
        call.body !== undefined &&
        texts.some((text) => typeof text === "string" && text.startsWith("GET "))
      ) {
        yield {
          pointer: `${pointer}/body`,
          atKey: true,
          message: "a GET call has no body",
          expected: '"query"',
        };
      }
    }
  },
};

function targetProblems(text: string, pointer: string): Finding[] {
  const [method = "", ...rest] = text.split(" ");
  if (!METHODS.includes(method)) {
    const near = nearest(method, METHODS);
    const expected = `one of ${METHODS.join(", ")}, a space and a path`;
    return [
      {
        pointer,
        message: `"${method}" is not a method`,
        expected,
        offset: 0,
        ...(near && { nearest: near }),
      },
    ];
  }
  const offset = method.length + 1;
  const path = parseTemplate(rest.join(" "))
    .map((part) => (typeof part === "string" ? part : "{}"))
    .join("");
  if (path === "") return [{ pointer, message: "the path is missing", expected: "METHOD relative/path" }];
  const wrong = REFUSED.find(([pattern]) => pattern.test(path));
  if (wrong) return [{ pointer, offset, message: wrong[1], expected: wrong[2] }];
  if (onlyGoesDown(path)) return [];
  const message = `the path is "${fullyDecoded(path)}" once it is decoded, and leads elsewhere`;
  return [{ pointer, offset, message, expected: ONLY_DOWN }];
}
