import type { Report } from "./report.ts";
import { summarise } from "./statistics.ts";
import type { Studio } from "./studio.ts";
import { typedFields } from "./subjects.ts";

/** A figure with its aim; `measured` at most `aim` meets it. */
type Aim = {
  readonly label: string;
  readonly aim: number;
  readonly measured: number;
  readonly format: (value: number) => string;
};

/** The aims next to the measured figures, one row each. A missed aim fails nothing. */
export function aims(report: Pick<Report, "bytes" | "times" | "stay" | "studio" | "lint">): string[][] {
  return [
    ...bytesAims(report),
    ...usableAims(report),
    ...keyAims(report),
    ...journeyAims(report),
    ...studioAims(report),
    ...stayAim(report),
    ...lintAim(report),
  ].map(row);
}

function bytesAims({ bytes }: Pick<Report, "bytes">): Aim[] {
  const { signIn, dashboardAfterSignIn } = bytes;
  return [
    { label: "sign-in, gzip", aim: 140_000, measured: signIn.gzip, format: kilobytes },
    { label: "sign-in, files", aim: 4, measured: signIn.files.length, format: count },
    {
      label: "dashboard after sign-in, files",
      aim: 6,
      measured: dashboardAfterSignIn.files.length,
      format: count,
    },
  ];
}

function usableAims({ times: { usable, visits } }: Pick<Report, "times">): Aim[] {
  const second = visits.map((visit) => visit.second);
  const bytes = visits.map((visit) => visit.secondBytes);
  return [
    ratio("sign-in to React", 0.6, usable["sign-in"], usable.react),
    ratio("sign-in to plain", 1, usable["sign-in"], usable.plain),
    ratio("airtime by its address to React", 1.2, usable.app, usable.react),
    ratio("second visit to React, cold", 0.3, second, usable.react),
    { label: "second visit, JavaScript", aim: 0, measured: Math.max(...bytes), format: kilobytes },
  ];
}

function keyAims({ times: { typing, search } }: Pick<Report, "times">): Aim[] {
  return [
    ...typedFields.map((field) =>
      keyRatio(
        `key in ${field}`,
        typing.map(({ keystroke }) => keystroke[field]),
      ),
    ),
    keyRatio(
      "key in 200 fields",
      typing.map(({ large }) => large),
    ),
    {
      label: "key in the list of 500 banks",
      aim: 50,
      measured: summarise(search).median,
      format: milliseconds,
    },
  ];
}

function journeyAims({ times: { journeys, visits } }: Pick<Report, "times">): Aim[] {
  const untouched = summarise(visits.map(({ firstLcp }) => firstLcp)).median;
  const median = (key: keyof (typeof journeys)[number]) =>
    summarise(journeys.map((journey) => journey[key])).median;
  const time = (label: string, aim: number, key: Parameters<typeof median>[0]): Aim => ({
    label,
    aim,
    measured: median(key),
    format: milliseconds,
  });
  return [
    time("airtime after the tap", 150, "airtime"),
    { label: "airtime after the tap, files", aim: 0, measured: median("airtimeFiles"), format: count },
    time("largest contentful paint, typed into", 1200, "lcp"),
    {
      label: "largest contentful paint, not touched",
      aim: 1200,
      measured: untouched,
      format: milliseconds,
    },
    { label: "layout shift", aim: 0.02, measured: median("cls"), format: (value) => value.toFixed(3) },
    time("interaction to next paint", 100, "inp"),
    time("longest task after the first load", 100, "longestTask"),
  ];
}

function stayAim({ stay }: Pick<Report, "stay">): Aim[] {
  if (!stay) return [];
  const measured = stay.last.heap / stay.first.heap;
  return [{ label: `heap after ${stay.navigations} navigations`, aim: 1.05, measured, format: times }];
}

/** What each time of the studio is. */
export const studioLabels: { readonly [name in keyof Studio]: string } = {
  start: "studio: start page, no picture taken before",
  startKept: "studio: start page",
  sheet: "studio: contact sheet of a screen",
  all: "studio: all states, no picture taken before",
  allKept: "studio: all states",
  key: "studio: the preview follows the first key",
  laterKey: "studio: the preview follows a later key",
  change: "studio: another screen is shown",
  brand: "studio: brand page of a bank",
  colour: "studio: a colour is in the views of the brand page",
};
/** Milliseconds (issue 20). */
const STUDIO_AIMS: { readonly [name in keyof Studio]?: number } = {
  startKept: 1000,
  sheet: 3000,
  all: 15_000,
  allKept: 15_000,
  key: 300,
  laterKey: 300,
  change: 1000,
  colour: 1000,
};

/** The aims of the studio alone. */
export function studioRows(studio: Studio): string[][] {
  return studioAims({ studio }).map(row);
}

function studioAims({ studio }: Pick<Report, "studio">): Aim[] {
  return (Object.keys(studioLabels) as (keyof Studio)[]).flatMap((name) => {
    const aim = STUDIO_AIMS[name];
    if (aim === undefined || studio[name].length === 0) return [];
    return [
      { label: studioLabels[name], aim, measured: summarise(studio[name]).median, format: milliseconds },
    ];
  });
}

function lintAim({ lint }: Pick<Report, "lint">): Aim[] {
  if (lint.length === 0) return [];
  const measured = summarise(lint).median;
  return [{ label: "lint of 100 screens", aim: 1000, measured, format: milliseconds }];
}

function keyRatio(label: string, costs: readonly { readonly app: number; readonly react: number }[]): Aim {
  const [app, react] = [costs.map((cost) => cost.app), costs.map((cost) => cost.react)];
  return ratio(`${label} to React`, 1.15, app, react);
}

function ratio(label: string, aim: number, values: readonly number[], control: readonly number[]): Aim {
  const measured = summarise(values).median / summarise(control).median;
  return { label, aim, measured, format: times };
}

function row({ label, aim, measured, format }: Aim): string[] {
  return [label, `<= ${format(aim)}`, format(measured), measured <= aim ? "met" : "missed"];
}

const times = (value: number) => `${value.toFixed(2)}x`;
const count = (value: number) => String(value);
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
