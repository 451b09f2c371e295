import { expect } from "@playwright/test";

import type { Driver } from "./driver.ts";

/** What a customer finds on a page: a role, and a name, whole or by a pattern. */
export type Target = readonly [role: string, name: string | RegExp];

/** A tab as a customer uses it. Each look and each use waits until the page is ready for it. */
export type Tab = Pick<Driver, "run"> & {
  open(url: string): Promise<void>;
  sees(...target: Target): Promise<void>;
  misses(...target: Target): Promise<void>;
  /** Expects this text in an element. */
  reads(target: Target, text: string | RegExp): Promise<void>;
  press(...target: Target): Promise<void>;
  /** Types at the end of what stands in a field. */
  type(target: Target, text: string): Promise<void>;
};

export function tabOf(driver: Driver): Tab {
  const textOf = ([role, name]: Target): Promise<string | undefined> =>
    driver.run((...[kind, pattern]) => inPage.find(kind, pattern)?.textContent, role, patternOf(name));
  const use = async ([role, name]: Target, act: "click" | "type", text = ""): Promise<void> => {
    await expect(
      async () => {
        const element = await driver.element(
          (kind, pattern) => inPage.find(kind, pattern),
          role,
          patternOf(name),
        );
        await (act === "click" ? element.click() : element.type(text));
      },
      `${act} ${role} ${String(name)}`,
    ).toPass();
  };
  const reads: Tab["reads"] = (target, text) =>
    expect.poll(() => textOf(target), target.join(" ")).toMatch(new RegExp(patternIn(text)));
  return {
    run: driver.run,
    open: driver.open,
    sees: (...target) => reads(target, /(?:)/),
    misses: (...target) => expect.poll(() => textOf(target), target.join(" ")).toBeUndefined(),
    reads,
    press: (...target) => use(target, "click"),
    type: (target, text) => use(target, "type", text),
  };
}

const patternIn = (text: string | RegExp): string =>
  typeof text === "string" ? text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : text.source;

const patternOf = (name: string | RegExp): string =>
  typeof name === "string" ? `^${patternIn(name)}$` : name.source;
