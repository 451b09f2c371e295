import { useState } from "react";
import useSWR from "swr";

import { bankDay, isoDay } from "#lib/time/dates.ts";
import { TRANSACTIONS } from "#pages/data/keys.ts";
import { usePageServices } from "#pages/services.ts";
import { loadAll } from "#pages/transactions/read/load-all.ts";

import { monthsUntil, summarise } from "./summary.ts";

/** A year is informative, and loads in a few requests. */
const MONTHS = 12;
/** 5,000 transactions; more would keep a phone on a slow network busy for minutes. */
const MAX_PAGES = 50;

/** The last twelve calendar months including this one, added up from the history. */
export function usePerformance() {
  const { environment, settings } = usePageServices();
  const [now] = useState(() => new Date(environment.now()));
  const months = monthsUntil(now, MONTHS, settings.timeZone);
  const period = { from: `${months[0]}-01`, to: isoDay(now, settings.timeZone) };
  return useSWR([TRANSACTIONS, "performance", period] as const, async () => {
    const all = { period, types: [] };
    const { rows, complete } = await loadAll(environment.send, settings, all, { maxPages: MAX_PAGES });
    const oldest = bankDay(rows.at(-1)?.createdAt ?? "", settings.timeZone);
    // When older transactions are missing, the months before them would look empty without being empty.
    const since = complete || oldest === undefined ? period.from : oldest;
    const shown = months.filter((month) => month >= since.slice(0, 7));
    return { ...summarise(rows, shown), since, complete };
  });
}
