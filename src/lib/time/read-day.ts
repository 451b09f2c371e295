const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The ways in which people and providers write a day; each pattern names its year, month and day. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>[a-z]{3,9})[-/., ]+(?<year>\d{4})$/i,
];

/**
 * Reads a day as `YYYY-MM-DD`. It accepts ISO with or without a time, dd/mm/yyyy and dd-Mon-yyyy. Undefined for any
 * other form, for a two-digit year and for a day that no calendar has: nothing is guessed.
 */
export function readDay(text: string): string | undefined {
  for (const form of FORMS) {
    const found = form.exec(text.trim())?.groups;
    if (found) return calendarDay(Number(found.year), monthOf(found.month!), Number(found.day));
  }
  return undefined;
}

/** 1 to 12; 0 for a word that is not a month. */
function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
