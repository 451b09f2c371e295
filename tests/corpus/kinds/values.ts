import { addProperty, type Kind, meant, replaceValue } from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

const TYPES: readonly (readonly [RegExp, unknown, string])[] = [
  [/^\/version$/, "1", "expected 1"],
  [/^\/menu\/order$/, "70", "is a string, expected number"],
  [/^\/menu\/flags\/menu$/, "display-airtime-menu", "is a string, expected array"],
  [/^\/history\/transactionTypes$/, 11, "is a number, expected array"],
  [/\/ask\/(?:dialog|review)$/, "yes", "is a string, expected boolean"],
  [/\/money$/, "true", "is a string, expected boolean"],
  [/\/properties\/\w+\/(?:minimum|maxLength|minLength)$/, "4", "is a string, expected"],
  [/\/properties\/\w+\/writeOnly$/, 1, "is not a boolean, expected true or false"],
  [/\/ask\/schema\/required$/, "amount", "is a string, expected array"],
  [/\/prominent$|\/copy$/, "true", "is a string, expected boolean"],
  [/\/(?:refresh|clears)$/, "wallets", "is a string, expected array"],
  [/^\/steps$/, {}, "is an object, expected array"],
  [/^\/sources$/, [], "is an array, expected object"],
];

const SLOW = ["^(\\d+)+$", "^(?:[a-z]+-?)+$", "^(a|a)*$", "(x+x+)+y", "^(?:\\s*\\w+\\s*)*$"];

/** Mistakes in plain values. */
export const values: readonly Kind[] = [
  {
    name: "a value of the wrong type",
    count: 24,
    *edits({ spots }) {
      for (const [where, value, says] of TYPES) {
        for (const spot of spots.filter(({ pointer }) => where.test(pointer)))
          yield replaceValue(spot, value, says);
      }
    },
  },
  {
    name: "a pattern that can block a phone",
    count: 8,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /\/properties\/\w+\/pattern$/.test(pointer))) {
        yield replaceValue(spot, random.pick(SLOW), "expected repeated parts that differ");
      }
    },
  },
  {
    name: "a pattern of a limit that can block a phone",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /\/ask\/limits\/\w+$/.test(pointer))) {
        yield addProperty(spot, "pattern", random.pick(SLOW), "expected repeated parts that differ");
      }
    },
  },
  {
    name: "a transform without its argument",
    count: 6,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => pointer.endsWith("/as"))) {
        const name = random.pick(["sum", "times", "row", "strip-prefix", "find-prefix"]);
        yield replaceValue(spot, name, `"${name}" has no argument, expected { "${name}":`);
      }
    },
  },
  {
    name: "an invalid pattern",
    count: 5,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/properties\/\w+\/pattern$/.test(pointer))) {
        yield replaceValue(
          spot,
          `${String(spot.value)}(`,
          "is not a regular expression, expected ECMAScript",
        );
      }
    },
  },
  {
    name: "a default that the field refuses",
    count: 8,
    *edits({ spots }) {
      for (const spot of fieldsOfType(spots, "integer")) {
        yield addProperty(spot, "default", -100, "the field refuses its default");
      }
      for (const spot of fieldsOfType(spots, "string")) {
        yield addProperty(spot, "default", 7, "the field refuses its default");
      }
    },
  },
  {
    name: "a minimum above the maximum",
    count: 4,
    *edits({ spots }) {
      for (const spot of fieldsOfType(spots, "integer")) {
        const least = spots.find(({ pointer }) => pointer === `${spot.pointer}/minimum`)?.value;
        if (typeof least !== "number") continue;
        const edit = addProperty(
          spot,
          "maximum",
          least - 1,
          `is above "maximum", expected ${least - 1} or less`,
        );
        const told = spots.find(({ pointer }) => pointer === `${spot.pointer}/minimum`)!;
        yield { ...edit, at: told.node.offset + edit.text.length };
      }
    },
  },
  {
    name: "a limit of characters that is none",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /\/limits\/\w+\/(?:min|max)Length$/.test(pointer))) {
        yield replaceValue(spot, random.pick([-5, 0.5]), "expected a whole number from 0");
      }
    },
  },
  {
    name: "a limit with fewest characters above the most",
    count: 2,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/limits\/\w+\/maxLength$/.test(pointer))) {
        const field = spots.find(({ pointer }) => pointer === spot.pointer.replace(/\/maxLength$/, ""))!;
        yield replaceValue(field, { minLength: 9, maxLength: 8 }, 'is above "maxLength", expected 8 or less');
      }
    },
  },
  {
    name: "a smallest amount below nothing",
    count: 4,
    *edits({ spots }) {
      for (const hint of spots.filter(({ name, value }) => name === "ui:widget" && value === "money")) {
        const schema = hint.pointer
          .replace("/uiSchema/", "/schema/properties/")
          .replace(/ui:widget$/, "minimum");
        const spot = spots.find(({ pointer }) => pointer === schema);
        if (spot) yield replaceValue(spot, -5, "-5 is no amount, expected 0 or more");
      }
    },
  },
  {
    name: "a quick amount that the field refuses",
    count: 6,
    *edits({ spots }) {
      for (const spot of spots.filter(({ name }) => name === "quickAmounts")) {
        const field = /\/uiSchema\/(\w+)\//.exec(spot.pointer)?.[1];
        const isLeast = new RegExp(`/(?:properties|limits)/${field}/minimum$`);
        if (spots.some(({ pointer }) => isLeast.test(pointer)))
          yield replaceValue(spot, [1_000_000, 0], "naira or more");
      }
    },
  },
  {
    name: "a wrong name in braces of a message",
    count: 6,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/messages\/\w+$/.test(pointer))) {
        const text = String(spot.value);
        if (text.includes("{limit}"))
          yield replaceValue(spot, text.replace("{limit}", "{limits}"), meant("limit"));
        else if (!text.includes("{")) yield replaceValue(spot, `${text} {name}`, "nothing fills {name} here");
      }
    },
  },
  {
    name: "a limit as a text",
    count: 6,
    *edits({ spots }) {
      for (const spot of spots) {
        const isLimit = /\/limits\/\w+\/(?:minimum|maximum|minLength|maxLength)$/.test(spot.pointer);
        if (isLimit) yield replaceValue(spot, "5,000", '"5,000" is a text, expected ');
      }
    },
  },
  {
    name: "an empty heading",
    count: 3,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => pointer === "/title"))
        yield replaceValue(spot, "", "is empty");
    },
  },
  {
    name: "a field that no request uses",
    count: 10,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => pointer.endsWith("/ask/schema/properties"))) {
        const says = "asked and goes nowhere, expected $inputs.reason in a request";
        yield addProperty(spot, "reason", { type: "string", title: "Reason" }, says);
      }
    },
  },
];

function fieldsOfType(spots: readonly JsonSpot[], type: string): JsonSpot[] {
  const own = new Set(spots.map(({ pointer }) => pointer));
  return spots.filter(
    ({ pointer }) =>
      /\/ask\/schema\/properties\/\w+$/.test(pointer) &&
      !own.has(`${pointer}/default`) &&
      !own.has(`${pointer}/writeOnly`) &&
      spots.some((one) => one.pointer === `${pointer}/type` && one.value === type),
  );
}
