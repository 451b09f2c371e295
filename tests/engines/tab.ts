import { expect } from "@playwright/test";

import { pause } from "#lib/tasks/pause.ts";

import type { Driver, Handle } from "./driver.ts";

/** What a customer finds on a page: a role, and a name, whole or by a pattern. */
export type Target = readonly [role: string, name: string | RegExp];

/** A tab as a customer uses it. Each look and each use waits until the page is ready for it. */
export type Tab = Pick<Driver, "run"> & {
  open(url: string): Promise<void>;
  /** Back in the history, to a page of this origin. */
  goBack(): Promise<void>;
  sees(...target: Target): Promise<void>;
  misses(...target: Target): Promise<void>;
  /** Expects this text in an element. */
  reads(target: Target, text: string | RegExp): Promise<void>;
  /** Expects this text somewhere on the page. */
  shows(text: string): Promise<void>;
  /** Waits until the page loads nothing more: Firefox and WebKit complain about files whose loading a navigation ends. */
  rests(): Promise<void>;
  press(...target: Target): Promise<void>;
  /** Presses the pointer on an element, and lets it go at the same place when something else has happened. */
  pressWhile(target: Target, meanwhile: () => Promise<void>): Promise<void>;
  /** Types at the end of what stands in a field. */
  type(target: Target, text: string): Promise<void>;
  /** What the page and the engine have complained about. */
  problems(): Promise<readonly string[]>;
};

export function tabOf(driver: Driver): Tab {
  const textOf = ([role, name]: Target): Promise<string | null> =>
    driver.run((kind, pattern) => inPage.find(kind, pattern)?.textContent ?? null, role, patternOf(name));
  const use = ([role, name]: Target, act: (element: Handle) => Promise<void>): Promise<void> =>
    waitFor(`${role} ${String(name)} to use`, async () => {
      await act(await driver.element((kind, pattern) => inPage.find(kind, pattern), role, patternOf(name)));
    });
  const reads: Tab["reads"] = (target, text) =>
    waitFor(target.join(" "), async () => {
      expect(await textOf(target)).toMatch(new RegExp(patternIn(text)));
    });
  return {
    run: driver.run,
    open: driver.open,
    goBack: async () => {
      const before = await driver.run(() => inPage.arrivals());
      // Later, so that this call has its answer.
      await driver.run(() => void setTimeout(() => history.back()));
      await waitFor("going back", async () => {
        expect(await driver.run(() => inPage.arrivals())).toBeGreaterThan(before);
      });
    },
    sees: (...target) => reads(target, /(?:)/),
    misses: (...target) =>
      waitFor(`no ${target.join(" ")}`, async () => {
        expect(await textOf(target)).toBeNull();
      }),
    reads,
    shows: (text) =>
      waitFor(text, async () => {
        expect(await driver.run(() => document.body.innerText)).toContain(text);
      }),
    rests: () =>
      waitFor("a page at rest", async () => {
        const loaded = () => driver.run(() => performance.getEntriesByType("resource").length);
        const before = await loaded();
        await pause(1000);
        expect(await driver.run(() => document.readyState)).toBe("complete");
        expect(await loaded()).toBe(before);
      }),
    press: (...target) => use(target, (element) => element.click()),
    pressWhile: (target, meanwhile) => use(target, (element) => element.press(meanwhile)),
    type: (target, text) => use(target, (element) => element.type(text)),
    problems: async () => {
      let found: readonly string[] = [];
      await waitFor("a page to ask", async () => {
        found = await driver.run(() => inPage.takeProblems());
      });
      return [...found, ...(await driver.complaints())];
    },
  };
}

/** A page that is just leaving or arriving answers nothing: that too is waited for. */
const waitFor = (what: string, look: () => Promise<void>): Promise<void> => expect(look, what).toPass();

const patternIn = (text: string | RegExp): string =>
  typeof text === "string" ? text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : text.source;

const patternOf = (name: string | RegExp): string =>
  typeof name === "string" ? `^${patternIn(name)}$` : name.source;
