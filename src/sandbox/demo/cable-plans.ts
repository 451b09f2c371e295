import { toPlan, type Plan } from "./plan.ts";

type Bouquet = readonly [string, number];

/** Bouquets and their price for a month, in naira. */
const BOUQUETS: Readonly<Record<string, readonly Bouquet[]>> = {
  dstv: [
    ["DStv Padi", 3_600],
    ["DStv Yanga", 5_100],
    ["DStv Confam", 9_300],
    ["DStv Asia", 12_400],
    ["DStv Compact", 15_700],
    ["DStv Compact Plus", 25_000],
    ["DStv Premium French", 57_500],
    ["DStv Premium", 37_000],
  ],
  gotv: [
    ["GOtv Smallie", 1_575],
    ["GOtv Jinja", 3_300],
    ["GOtv Jolli", 4_850],
    ["GOtv Max", 7_200],
    ["GOtv Supa", 9_600],
    ["GOtv Supa Plus", 15_700],
  ],
  startimes: [
    ["StarTimes Nova", 1_900],
    ["StarTimes Basic", 3_700],
    ["StarTimes Smart", 4_700],
    ["StarTimes Classic", 5_500],
    ["StarTimes Special", 6_200],
    ["StarTimes Super", 8_800],
  ],
  showmax: [
    ["Showmax Mobile", 1_600],
    ["Showmax Entertainment Mobile", 1_900],
    ["Showmax Entertainment", 3_500],
    ["Showmax Premier League Mobile", 3_250],
    ["Showmax Entertainment and Premier League", 5_400],
    ["Showmax Sports", 6_300],
  ],
};

/** Number of months, and the price in tenths of a month's price. */
const TERMS = [
  ["1 month", 10],
  ["3 months", 29.5],
  ["6 months", 57],
  ["12 months", 110],
] as const;

/** At least two dozen plans of `dstv`, `gotv`, `startimes` or `showmax`. */
export function cablePlansOf(type: string): readonly Plan[] {
  const bouquets = Object.hasOwn(BOUQUETS, type) ? BOUQUETS[type] : undefined;
  return (bouquets ?? [])
    .flatMap(([name, naira]) =>
      TERMS.map(([term, tenths]) => ({ name: `${name}, ${term}`, kobo: naira * tenths * 10 })),
    )
    .map(({ name, kobo }, index) => toPlan("tv", name, Math.round(kobo), index));
}
