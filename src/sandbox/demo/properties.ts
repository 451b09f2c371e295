import { demoCategories, type Scene } from "./property-categories.ts";

export type PaymentCycle = "monthly" | "quarterly" | "one-time";

/** A property of the marketplace before any subscription. */
export type DemoProperty = {
  readonly id: number;
  readonly categoryId: number;
  readonly scene: Scene;
  readonly name: string;
  readonly description: string;
  readonly priceKobo: number;
  /** Percent off the price. */
  readonly discountPct: number;
  /** The total number of pieces. */
  readonly stock: number;
  readonly uom: string;
  readonly cycle: PaymentCycle;
  /** Percent on top of the price when it is paid in instalments. */
  readonly interestPct: number;
  readonly pictures: number;
  readonly createdAt: string;
};

const DISCOUNTS = [0, 10, 0, 5, 12.5, 0, 20];
const STOCKS = [12, 5, 40, 2, 8];
const CYCLES: readonly PaymentCycle[] = ["monthly", "quarterly", "monthly", "one-time"];
const INTERESTS = [5, 7.5, 10];
/** Number of pictures of each property; some have none, or one. */
const PICTURES = [4, 3, 5, 4, 1, 3, 4, 0];
const SOLD_OUT_EVERY = 13;
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60_000;

/** Every property, by id. */
export const demoProperties: readonly DemoProperty[] = demoCategories
  .flatMap((category, at) => category.items.map((item) => ({ category, categoryId: at + 1, item })))
  .map(({ category, categoryId, item: [name, naira] }, index): DemoProperty => {
    const cycle = cyclic(CYCLES, index);
    return {
      id: index + 1,
      categoryId,
      scene: category.scene,
      name,
      description: describe(name, category.description, cycle),
      priceKobo: naira * 100,
      discountPct: cyclic(DISCOUNTS, index),
      stock: index % SOLD_OUT_EVERY === SOLD_OUT_EVERY - 1 ? 0 : cyclic(STOCKS, index),
      uom: category.uom,
      cycle,
      interestPct: cycle === "one-time" ? 0 : cyclic(INTERESTS, index),
      pictures: cyclic(PICTURES, index),
      createdAt: new Date(FIRST_DAY + index * DAY).toISOString(),
    };
  });

/** A property by the id in a path or a body. */
export function demoProperty(id: number | string): DemoProperty | undefined {
  return demoProperties.find((property) => String(property.id) === String(id));
}

function describe(name: string, category: string, cycle: PaymentCycle): string {
  const paid = cycle === "one-time" ? "It is paid at once." : `It can be paid in ${cycle} instalments.`;
  return `${name}. ${category}, inspected by our partners before it is handed over.\n\n${paid} Papers and warranty are part of the price.`;
}

function cyclic<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length]!;
}
