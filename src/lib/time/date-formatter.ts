const formatters = new Map<string, Intl.DateTimeFormat>();

/** To make a formatter takes longer than to write a date with it, and lists have many dates: each is made once. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([locale, options]);
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(name, made);
  return made;
}
