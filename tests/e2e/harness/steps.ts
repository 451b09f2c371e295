import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

import { arrowTo, tabTo } from "./by-keyboard.ts";

/** What somebody does with the mouse or on the keyboard, counted. */
export class Steps {
  #clicks = 0;
  #keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#clicks++;
  }
  /** Types into the field that has the focus, or will have it: a dialog comes after the frame that answers the click. */
  async type(text: string): Promise<void> {
    await expect(this.#page.locator(":is(input, select, textarea):focus")).toHaveCount(1);
    await this.#page.keyboard.type(text);
    this.#keys += text.length;
  }
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#keys++;
  }
  /** Opens a list and takes an option: its own window is the browser's, out of reach of a test. */
  async choose(target: Locator, label: string): Promise<void> {
    await target.selectOption({ label });
    this.#clicks += 2;
  }
  /** Drops a file that was dragged from elsewhere. */
  async drop(target: Locator, file: { readonly name: string; readonly type: string; readonly text: string }) {
    await dropFile(target, file);
    this.#clicks++;
  }
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    this.#keys += await tabTo(this.#page, target, key);
  }
  /** Takes an option of the list that has the focus. */
  async arrowTo(list: Locator, option: string) {
    this.#keys += await arrowTo(this.#page, list, option);
  }
  /** Notes the count with the test. @returns the time (s) at a second for each click and five keys in a second */
  tell(info: TestInfo): number {
    const seconds = this.#clicks + this.#keys / 5;
    const description = `${this.#clicks} clicks and ${this.#keys} keys: ${Math.round(seconds)} s`;
    info.annotations.push({ type: "steps", description });
    return seconds;
  }
}

/** Drags a file over an element and drops it there, as a browser tells it. */
export async function dropFile(
  target: Locator,
  file: { readonly name: string; readonly type: string; readonly text: string },
): Promise<boolean> {
  return await target.evaluate((element, { name, type, text }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type }));
    const send = (kind: string) =>
      element.dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      );
    send("dragenter");
    send("dragover");
    // False: somebody has prevented what a browser does with it.
    return send("drop");
  }, file);
}
