import type { BrowserContext } from "@playwright/test";

/** Gives the pages of a context the same date that `npm run test:dates` gives to programs. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  const shift = Number(process.env["CLOCK_SHIFT"] ?? 0);
  if (shift !== 0) await context.addInitScript(shiftPage, shift);
}

/** Runs in the page, before its own scripts. */
function shiftPage(shift: number): void {
  window.Date = new Proxy(Date, {
    construct: (real, parts, made) =>
      Reflect.construct(real, parts.length === 0 ? [real.now() + shift] : parts, made) as object,
    get: (real, name) => (name === "now" ? () => real.now() + shift : (Reflect.get(real, name) as unknown)),
  });
}
