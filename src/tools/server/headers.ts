import { INDEX_FILE, SCREENS_FOLDER } from "#definition/released.ts";

import type { HeaderSettings } from "./settings.ts";

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Hash of the empty string: styled-components inserts an empty `<style>` and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Browser features that this app never uses. */
const refusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Directives of a policy that differ from production's. */
export type PolicyChanges = Readonly<Record<string, string>>;

/** The name by which the policy refers to the address of reports. */
const REPORTS = "policy";

/**
 * The Content Security Policy of production.
 * @param settings what the deployment's settings add to it
 */
export function contentSecurityPolicy(settings: HeaderSettings, changes: PolicyChanges = {}): string {
  const directives = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": `'self' ${emptyStyle}`,
    // Logos and banners come with the company profile; the deployment lists their hosts.
    "img-src": ["'self'", "data:", ...settings.pictures].join(" "),
    "font-src": "'self'",
    "connect-src": ["'self'", ...settings.apis].join(" "),
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    // It makes one address, that of the service worker (src/app/release).
    "trusted-types": "service-worker",
    // Firefox and Safari only know the first, which is older. Without a sample of code, which could hold what somebody typed.
    ...(settings.reports && { "report-uri": settings.reports, "report-to": REPORTS }),
    ...changes,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** The headers of every reply of production. */
export function securityHeaders(settings: HeaderSettings, changes?: PolicyChanges): Headers {
  const { reports, preload = false } = settings;
  return {
    "Content-Security-Policy": contentSecurityPolicy(settings, changes),
    ...(reports !== undefined && { "Reporting-Endpoints": `${REPORTS}="${reports}"` }),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // Browsers apply it to https only and ignore it on http://localhost. The sub-domains are the companies of the same
    // bank. The list of `preload` comes with the browser, and a host leaves it only after months.
    "Strict-Transport-Security": `max-age=31536000; includeSubDomains${preload ? "; preload" : ""}`,
  };
}

/** Files whose names carry a hash of their content: they never change. */
export const immutable = "public, max-age=31536000, immutable";
/** Files that a deployment or a tenant changes in place: browsers ask about them each time. */
export const revalidated = "no-cache";

/** What is missing may come: browsers ask again. */
export const notKept = "no-store";

/** The Cache-Control header for the file at a path. */
export function cacheControl(path: string): string {
  return path.startsWith("/assets/") || isReleasedFile(path) ? immutable : revalidated;
}

/** All files of released screens have a hash in their name, but the index. */
function isReleasedFile(path: string): boolean {
  return path.startsWith(`/${SCREENS_FOLDER}`) && path !== `/${SCREENS_FOLDER}${INDEX_FILE}`;
}
