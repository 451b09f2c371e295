import { useId } from "react";

import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { roundUp, type Writing } from "./amounts.ts";
import {
  Figure,
  Grid,
  InBar,
  Key,
  KeyMark,
  Keys,
  Labels,
  OutBar,
  Plot,
  Scale,
  Stripe,
} from "./chart-parts.ts";
import type { MonthFlow } from "./summary.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** Two bars for each month. The table below has the figures, and screen readers are led to it. */
export function MonthChart({ months, writing }: { months: readonly MonthFlow[]; writing: Writing }) {
  const stripes = `stripes-${useId().replaceAll(/\W/g, "")}`;
  const top = roundUp(Math.max(...months.flatMap(({ inMinor, outMinor }) => [inMinor, outMinor])));
  const column = 100 / months.length;
  const bar = (minor: number, left: number) => ({
    x: `${left}%`,
    y: `${100 - (minor / top) * 100}%`,
    width: `${column * 0.36}%`,
    height: `${(minor / top) * 100}%`,
    rx: 2,
  });
  const fill = `url(#${stripes})`;
  return (
    <Figure>
      <Keys aria-hidden="true">
        <Key>
          <KeyMark>
            <InBar width="100%" height="100%" rx={2} />
          </KeyMark>
          {words.moneyIn}
        </Key>
        <Key>
          <KeyMark>
            <OutBar width="100%" height="100%" rx={2} fill={fill} />
          </KeyMark>
          {words.moneyOut}
        </Key>
      </Keys>
      <Plot>
        <Scale aria-hidden="true">
          {[top, top / 2].map((minor) => (
            <span key={minor}>{writing.short(minor)}</span>
          ))}
        </Scale>
        <svg width="100%" height="100%" aria-hidden="true">
          <defs>
            <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse">
              <Stripe d="M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2" />
            </pattern>
          </defs>
          {["0%", "50%", "100%"].map((y) => (
            <Grid key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {months.map(({ month, inMinor, outMinor }, index) => (
            <g key={month}>
              <title>
                {say(words.ofMonth, {
                  month: writing.month(month, "full"),
                  in: writing.amount(inMinor),
                  out: writing.amount(outMinor),
                })}
              </title>
              {/* An empty month answers to the pointer too. */}
              <rect x={`${index * column}%`} width={`${column}%`} height="100%" fillOpacity={0} />
              <InBar {...bar(inMinor, (index + 0.1) * column)} />
              <OutBar {...bar(outMinor, (index + 0.54) * column)} fill={fill} />
            </g>
          ))}
        </svg>
      </Plot>
      <Labels aria-hidden="true">
        {months.map(({ month }) => (
          <li key={month}>
            <span data-narrow>{writing.month(month, "narrow")}</span>
            <span data-short>{writing.month(month, "short")}</span>
          </li>
        ))}
      </Labels>
      <VisuallyHidden>{nameOf(months, writing)}</VisuallyHidden>
    </Figure>
  );
}

function nameOf(months: readonly MonthFlow[], { month }: Writing): string {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return "";
  return say(words.chart, { first: month(first.month, "full"), last: month(last.month, "full") });
}
