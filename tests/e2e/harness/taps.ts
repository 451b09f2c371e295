import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** A customer who uses only fingers and the phone's keyboard, and whose taps are counted. */
export type Taps = {
  readonly count: () => number;
  readonly tap: (target: Locator) => Promise<void>;
  /** A list of the browser opens with one tap, and its option takes another. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Types where the focus stands, which must be this field: leading it there costs a tap. */
  readonly type: (field: Locator, text: string) => Promise<void>;
};

export function countTaps(page: Page): Taps {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (target) => {
      taps++;
      await target.click();
    },
    choose: async (list, option) => {
      taps += 2;
      await list.selectOption({ label: option });
    },
    type: async (field, text) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
  };
}
