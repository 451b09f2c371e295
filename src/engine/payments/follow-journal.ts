import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Row } from "#engine/state/screen-state.ts";

/** A pending result becomes what the journal learns of it; a challenge whose payment has ended is over. */
export function followJournal({ environment, state, dispatch }: ScreenHost, giveUp: () => void): void {
  const { result, challenge, intent } = state();
  const going = challenge === undefined ? undefined : environment.journal.find(intent?.key ?? "");
  if (going && going.outcome !== "pending") giveUp();
  const entry = result && environment.journal.find(result.key);
  if (!result || !entry) return;
  const { outcome, end, givenUp } = entry;
  if (outcome === result.outcome && givenUp === result.givenUp) return;
  const message = entry.message ?? result.message;
  const rows = withNews(result.rows, entry.rows);
  dispatch({
    type: "resulted",
    result: { ...result, heading: undefined, outcome, end, givenUp, message, rows },
  });
}

/** Rows with what became known later: a row with the same label takes the place of the earlier one. */
export function withNews(rows: readonly Row[], news: readonly Row[] = []): readonly Row[] {
  const newer = new Map(news.map((row) => [row.label, row]));
  const known = new Set(rows.map(({ label }) => label));
  return [
    ...rows.map((row) => newer.get(row.label) ?? row),
    ...news.filter(({ label }) => !known.has(label)),
  ];
}
