import type { Browser } from "@playwright/test";

import { measureJourney, type Journey } from "./journey.ts";
import { heaviestKey } from "./keystroke.ts";
import { openPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import type { StoredSession } from "./session.ts";
import { airtime, searchList, shell, signIn, subjectNames, type Opening } from "./subjects.ts";
import { measureTyping, type Typing } from "./typing.ts";
import { timeToUsable } from "./usable.ts";
import { measureVisits, type Visits } from "./visits.ts";

/** Milliseconds of each run, in the order of the runs. */
export type Times = {
  readonly usable: Readonly<Record<Opening["name"], number[]>>;
  readonly typing: Typing[];
  /** The heaviest key in the list with a search. */
  readonly search: number[];
  readonly journeys: Journey[];
  readonly visits: Visits[];
};

export type Runs = {
  readonly runs: number;
  /** Whether a first round is run that does not count, because it starts the browser, the server and the database. */
  readonly warmUp: boolean;
  readonly onRound: (round: number) => void;
};

const openings = [signIn, searchList, shell, ...subjectNames.map((name) => airtime[name])];

/** Measures everything in turn, so that other load on the machine affects all figures equally. */
export async function measureTimes(
  browser: Browser,
  site: Site,
  session: StoredSession,
  { runs, warmUp, onRound }: Runs,
): Promise<Times> {
  if (warmUp) {
    onRound(0);
    await measureRound(browser, site, session, { times: noTimes(), round: 0 });
  }
  const times = noTimes();
  for (let round = 1; round <= runs; round++) {
    onRound(round);
    await measureRound(browser, site, session, { times, round });
  }
  return times;
}

const noTimes = (): Times => ({
  usable: { "sign-in": [], "search list": [], shell: [], app: [], plain: [], react: [] },
  typing: [],
  search: [],
  journeys: [],
  visits: [],
});

async function measureRound(
  browser: Browser,
  site: Site,
  session: StoredSession,
  { times, round }: { readonly times: Times; readonly round: number },
): Promise<void> {
  for (const opening of openings) {
    const { usable, search } = await measureOpening(browser, site, opening, session);
    if (search !== undefined) times.search.push(search);
    times.usable[opening.name].push(usable);
  }
  times.typing.push(await measureTyping(browser, site, session));
  times.visits.push(await measureVisits(browser, site));
  times.journeys.push(await measureJourney(browser, site, FIRST_NAIRA + round));
}

/** Of the first purchase; each costs one naira more, because two equal ones within a short time ask for a second yes. */
const FIRST_NAIRA = 100;

async function measureOpening(browser: Browser, site: Site, opening: Opening, session: StoredSession) {
  const opened = await openPage(browser, { session: opening.signedIn ? session : undefined, slow: true });
  try {
    const usable = await timeToUsable(opened.page, site.url(opening), opening);
    // Loading must not count as typing.
    if (opening === searchList) await opened.scripts.quiet();
    const search = opening === searchList ? await heaviestKey(opened, searchList) : undefined;
    return { usable, search };
  } finally {
    await opened.close();
  }
}
