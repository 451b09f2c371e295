import { setTimeout as wait } from "node:timers/promises";

import type { Locator, Page, Request } from "@playwright/test";

import type { Panel } from "#gallery/protocol-panel.ts";
import { ANSWER_STATUS, GALLERY_API } from "#gallery/protocol.ts";

/** One file in the studio's editor, in a real browser. */
export type Studio = {
  readonly page: Page;
  readonly panel: Locator;
  /** The text of the editor, saved or not. */
  readonly text: () => Promise<string>;
  /** Waits until the panel and the list of problems are those of the text; returns what the panel shows. */
  readonly settled: () => Promise<{ readonly text: string; readonly panel: Panel | undefined }>;
  /** Does something that shows the panel of another object. */
  readonly go: (act: () => Promise<void>) => Promise<void>;
};

/** Polls (50 ms) until the studio must have followed, also on a busy machine. */
const POLLS = 1200;

/** @param disk the text of the file as it is on the disk */
export function watchStudio(page: Page, path: string, disk: string): Studio {
  const panel = page.getByRole("region", { name: "Panel" });
  let described: { readonly text: string; readonly panel: Panel | undefined } | undefined;
  // The page asks once about a text.
  const judged = new Set([disk]);
  let open = 0;
  let heard = 0;
  page.on("request", (request) => {
    if (isOf(request, "panel") || isOf(request, "drafts")) open++;
  });
  page.on("requestfailed", (request) => {
    if (isOf(request, "panel") || isOf(request, "drafts")) open--;
  });
  page.on("response", (response) => {
    const request = response.request();
    const isPanel = isOf(request, "panel");
    if (!isPanel && !isOf(request, "drafts")) return;
    void response.json().then((answer: unknown) => {
      open--;
      if (isPanel) {
        heard++;
        const isNone = response.headers()[ANSWER_STATUS.toLowerCase()] !== undefined;
        const { text } = request.postDataJSON() as { readonly text: string };
        described = { text, panel: isNone ? undefined : (answer as Panel) };
      } else {
        const { files } = request.postDataJSON() as { files: Record<string, string> };
        if (files[path] !== undefined) judged.add(files[path]);
      }
    });
  });
  const text = async () =>
    await page.evaluate(
      ([of, otherwise]) => {
        const drafts = JSON.parse(sessionStorage.getItem("gallery.drafts") ?? "{}") as Record<
          string,
          { readonly text: string }
        >;
        return drafts[of]?.text ?? otherwise;
      },
      [path, disk] as const,
    );
  return {
    page,
    panel,
    text,
    settled: async () => {
      for (let polls = 0; polls < POLLS; polls++) {
        const now = await text();
        if (open === 0 && described?.text === now && judged.has(now)) {
          // The page shows what it has heard.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          return described;
        }
        await wait(50);
      }
      throw new Error("The panel does not follow the text.");
    },
    go: async (act) => {
      const before = heard;
      await act();
      for (let polls = 0; polls < POLLS; polls++) {
        if (heard !== before) return;
        await wait(50);
      }
    },
  };
}

function isOf(request: Request, call: string): boolean {
  return new URL(request.url()).pathname === `${GALLERY_API}/${call}`;
}
