import type { Measured } from "./measure.ts";
import type { Payments } from "./payments.ts";

/** What was measured of few billers, of a thousand and of two thousand, and of payments; undefined where it was not. */
export type Figures = {
  readonly few: Measured | undefined;
  readonly thousand: Measured | undefined;
  readonly most: Measured | undefined;
  readonly payments: Payments | undefined;
};

type Goal = {
  readonly what: string;
  readonly aim: number;
  readonly measured: number | undefined;
  readonly unit: "B" | "ms" | "/s" | "fps" | "px";
  /** Where more is better, the aim is the least. */
  readonly least?: true;
};

/** Every goal with what was measured, one row each. A missed goal fails nothing. */
export function goals({ few, thousand, most, payments }: Figures): string[][] {
  const more = (of: (noticed: NonNullable<Measured["noticed"]>) => number) =>
    few?.noticed && thousand?.noticed ? of(thousand.noticed) - of(few.noticed) : undefined;
  const all: Goal[] = [
    { what: "first load, more than with few", aim: 0, measured: more((one) => one.firstLoad), unit: "B" },
    {
      what: "directory opens, more than with few",
      aim: 200,
      measured: more((one) => one.directory),
      unit: "ms",
    },
    { what: "heaviest key in its search", aim: 50, measured: thousand?.noticed?.key, unit: "ms" },
    {
      what: "scrolling the most entries",
      aim: 60,
      measured: most?.noticed?.scrolled.fps,
      unit: "fps",
      least: true,
    },
    {
      what: "window without rows meanwhile",
      aim: 0,
      measured: most?.noticed?.scrolled.lacking,
      unit: "px",
    },
    { what: "lint of one changed screen", aim: 1000, measured: thousand?.work?.one.wall, unit: "ms" },
    { what: "release of one changed screen", aim: 3000, measured: thousand?.work?.next.wall, unit: "ms" },
    { what: "npm start shows one, the first time", aim: 1000, measured: thousand?.shown?.first, unit: "ms" },
    { what: "npm start shows one, later", aim: 1000, measured: thousand?.shown?.next, unit: "ms" },
    { what: "lint of all", aim: 5000, measured: thousand?.work?.lint.wall, unit: "ms" },
    { what: "compile of all", aim: 30_000, measured: thousand?.work?.first.wall, unit: "ms" },
    {
      what: "the gallery's list in a browser, the first time",
      aim: 1000,
      measured: thousand?.opened?.first,
      unit: "ms",
    },
    {
      what: "the gallery's list in a browser, later",
      aim: 1000,
      measured: thousand?.opened?.next,
      unit: "ms",
    },
    {
      what: "payments on PostgreSQL, 50 clients",
      aim: 300,
      measured: payments?.perSecond,
      unit: "/s",
      least: true,
    },
    { what: "p99 of these payments", aim: 250, measured: payments?.p99, unit: "ms" },
  ];
  return all.map(row);
}

function row({ what, aim, measured, unit, least }: Goal): string[] {
  if (measured === undefined) return [what, `${aim} ${unit}`, "not measured", ""];
  const rounded = Math.round(measured);
  const isMet = least ? rounded >= aim : rounded <= aim;
  return [what, `${aim} ${unit}`, `${rounded} ${unit}`, isMet ? "yes" : "no"];
}
