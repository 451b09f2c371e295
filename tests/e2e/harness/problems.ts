import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** The unexpected problems in the browser, as text. */
export type Problems = {
  readonly found: readonly string[];
  /** Allows problems whose text matches, from now on. */
  allow(pattern: RegExp): void;
};

/** Chromium reports each reply with 400 and above, and each lost connection, although the app handles both. */
const answered = /\/\/[^/]+\/(?:(?:api|platform|vas)\/|tenants\/[a-z0-9-]+\.json|screens\/index\.json)/;

/**
 * Collects console errors and warnings, uncaught errors, and violations of the Content Security Policy and of
 * Trusted Types, in every page of a context, including windows that a page opens.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) found.push(problem);
  };
  context.on("console", (message) => {
    if (isProblem(message)) note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return { found, allow: (pattern) => void allowed.push(pattern) };
}

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() !== "error" && message.type() !== "warning") return false;
  const isLoad = message.text().startsWith("Failed to load resource");
  return !(isLoad && answered.test(message.location().url));
}
