/**
 * What the app itself tells of: an error that a part of the page has caught, a bank that cannot be loaded, one that shows what
 * this device loaded last, a tenant file that cannot be read, and what of a release of screens could not be used.
 */
type Told = "bank:error" | "bank:unreachable" | "bank:last-known" | "bank:illegible" | "bank:released";

/** Everything that is reported where a deployment wants reports; all come to the window. */
export const EVENTS: readonly (Told | keyof WindowEventMap)[] = [
  "bank:error",
  "bank:unreachable",
  "bank:last-known",
  "bank:illegible",
  "bank:released",
  "error",
  "unhandledrejection",
  "securitypolicyviolation",
  "vite:preloadError",
];

/** Tells those who listen, if any: most deployments have no reports. */
export function tell(type: Told, detail?: unknown): void {
  dispatchEvent(new CustomEvent(type, { detail }));
}
