import {
  addProperty,
  type Edit,
  type Kind,
  removeProperty,
  replaceValue,
  type Target,
} from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

/** Mistakes in how a payment is confirmed and asked about. */
export const payments: readonly Kind[] = [
  kind("a payment that nobody asks about", 8, /\/requery$/, (spot, { text }) =>
    removeProperty(
      spot,
      text,
      'a payment that nobody asks about: without a reply it stays pending for ever, expected "requery"',
    ),
  ),
  kind("a payment without its mark", 8, /^\/steps\/\d+\/money$/, (spot, { text }) =>
    removeProperty(spot, text, 'has "amount", which only a payment has, expected "money": true'),
  ),
  kind("a payment without a review", 8, /\/review$/, (spot, { text }) =>
    removeProperty(
      spot,
      text,
      'a payment without a review: customers do not see what they confirm, expected "review"',
    ),
  ),
  kind("a review without an amount", 8, /\/review\/\d+\/prominent$/, (spot) => ({
    ...replaceValue(spot, false, 'no row of the review is the amount, expected "prominent": true'),
    at: spot.node.parent!.parent!.parent!.parent!.offset,
  })),
  kind("a review of another amount", 8, /\/review\/0\/value$/, (spot, { spots }) => {
    const [step = ""] = /^\/steps\/\d+\//.exec(spot.pointer) ?? [];
    const other = spots.find(
      ({ pointer, value }) =>
        pointer.startsWith(step) && /\/body\/(?!\w*amount)\w+$/.test(pointer) && typeof value === "string",
    );
    return (
      other &&
      replaceValue(
        spot,
        `$request.body#/${other.name}`,
        "the review shows another amount than the payment has, expected $",
      )
    );
  }),
  kind("an amount that is not sent", 8, /^\/steps\/\d+\/amount$/, (spot) =>
    replaceValue(spot, 100, "the amount of the payment is neither in the request nor in a reply, expected"),
  ),
  kind("an input in a requery, where nothing that was entered is known", 8, /\/requery$/, (spot, target) =>
    spot.node.type !== "object"
      ? undefined
      : addProperty(
          spot,
          "query",
          { pin: `$inputs.${inputOf(target)}` },
          "$inputs has no value here, expected one of",
        ),
  ),
];

type Change = (spot: JsonSpot, target: Target) => Edit | undefined;

/** Of the payment of the screen. */
function kind(name: string, count: number, where: RegExp, change: Change): Kind {
  return {
    name,
    count,
    *edits(target) {
      const { spots } = target;
      const money = spots.find(
        ({ pointer, value }) => /^\/steps\/\d+\/money$/.test(pointer) && value === true,
      );
      const step = money?.pointer.replace(/money$/, "") ?? "none";
      for (const spot of spots.filter(({ pointer }) => pointer.startsWith(step) && where.test(pointer))) {
        const edit = change(spot, target);
        if (edit) yield edit;
      }
    },
  };
}

function inputOf({ spots }: Target): string {
  return spots.find(({ pointer }) => /\/schema\/properties\/\w+$/.test(pointer))?.name ?? "transaction_pin";
}
