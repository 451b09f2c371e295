/** Stands where the bank knows nothing. */
export const NOT_GIVEN = "Not given";

const ID_TYPES: Readonly<Record<string, string>> = { nin: "NIN", bvn: "BVN", "passport-number": "Passport" };

/** The name of an ID type of the specification; any other as it is. */
export function idTypeText(type: string): string {
  return ID_TYPES[type] ?? type;
}

/** A calendar day for reading, the same in every time zone. What is no date is shown as it came. */
export function dayText(day: string, locale: string): string {
  if (day === "") return NOT_GIVEN;
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? [];
  if (!year) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(Number(year), Number(month) - 1, Number(date)),
  );
}
