import { expect, test } from "vitest";

import { sentTypes } from "./sent-types.ts";

const reply = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The generated text about these schemas, for a GET that answers with a Card. */
function typesOf(schemas: Parameters<typeof sentTypes>[0]["components"]["schemas"]) {
  const text = sentTypes({
    paths: {
      "/cards": { get: { responses: { 200: reply("Card"), "4XX": { $ref: "#/components/responses/No" } } } },
    },
    components: { schemas, responses: { No: reply("Failure") } },
  });
  return text.split("export type Sent = {\n")[1];
}

test("generates the objects in replies to a GET, and the objects that they refer to", () => {
  const text = typesOf({
    Card: {
      type: "object",
      properties: {
        id: { type: "integer", description: "Of the card." },
        "display-name": { type: ["string", "null"] },
        kind: { enum: ["gold", 1] },
        badges: { type: "array", items: reply("Badge") },
        rest: { type: "object" },
      },
    },
    Badge: { allOf: [{ type: "object", properties: { on: { const: true } } }, reply("Card")] },
    Failure: { anyOf: [{ type: "string" }, { type: "array", items: { anyOf: [{ type: "number" }, {}] } }] },
  });
  expect(text).toBe(`  readonly Card: {
    /** Of the card. */
    readonly id: number;
    readonly "display-name": string | null;
    readonly kind: "gold" | 1;
    readonly badges: readonly Sent["Badge"][];
    readonly rest: {
      readonly [name: string]: unknown;
    };
  };

  readonly Badge: {
    readonly on: true;
  } & Sent["Card"];

  readonly Failure: string | readonly (number | unknown)[];
};
`);
});

test("leaves out schemas that are only sent to the provider, or not referred to", () => {
  expect(typesOf({ Card: {}, Failure: {}, Request: { type: "object" } })).toBe(
    "  readonly Card: unknown;\n\n  readonly Failure: unknown;\n};\n",
  );
});
