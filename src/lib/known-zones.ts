/** Whether the browser knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The names that the browser knows, for suggestions; older browsers do not tell them. */
export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf?.("timeZone") ?? [];
}
