/**
 * Whether the browser knows the time zone. It is asked before the sign-in: the list of names costs a cheap phone 15 ms, the first
 * `DateTimeFormat` 150. The list lacks older names of zones, and older browsers lack the list.
 */
export function isTimeZone(name: string): boolean {
  return timeZones().includes(name) || hasFormat(name);
}

function hasFormat(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The names that the browser knows; older browsers do not tell them. */
export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf?.("timeZone") ?? [];
}
