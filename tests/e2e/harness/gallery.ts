import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

import { pages } from "#app/router/pages.ts";
import type { Catalogue } from "#gallery/protocol.ts";
import { GALLERY_API } from "#gallery/protocol.ts";
import { statesOf, viewPath, type GalleryState, type View } from "#gallery/states.ts";
import { subjectsOf } from "#gallery/subjects.ts";

import { startServer } from "./bank.ts";
import { watchProblems } from "./problems.ts";
import { listenOutside, type Outside } from "./pseudo.ts";

export type Gallery = {
  /** The states of a screen or page. */
  readonly states: (subject: string) => readonly GalleryState[];
  /** Opens a view, unless it is open, and returns its verdict when it is complete. */
  readonly open: (view: View) => Promise<string>;
  readonly page: Page;
  /** Errors and warnings in the browser since the last call. */
  readonly complaints: () => readonly string[];
  /** Texts that come from outside, as replies and names of banks. */
  readonly outside: Outside;
};

const SCREENS = "schemas/screens";

/** The ids of the gallery's subjects, known before a server runs: screens, then pages. */
export function subjectIds(): string[] {
  const screens = screenFiles().map(({ id }) => id);
  return [...screens.toSorted(), ...pages.map(({ path }) => path.slice(1))];
}

type ScreenFile = { readonly id: string; readonly scenarios?: readonly Readonly<Record<string, unknown>>[] };

function screenFiles(): readonly ScreenFile[] {
  return readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(SCREENS, name), "utf8")) as ScreenFile);
}

/** What scenarios say for the provider and the customer. */
function scenarioTexts(): readonly string[] {
  return screenFiles().flatMap(({ scenarios = [] }) =>
    scenarios.map(({ expect: _expected, name: _name, ...said }) => JSON.stringify(said)),
  );
}

/** Playwright's test with a gallery: each worker has its own server, and one page that goes from view to view. */
export const test = base.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const { port, close } = await startServer(["preview", "--no-build", "--gallery"]);
      const origin = `http://localhost:${port}`;
      const { screens } = (await (await fetch(`${origin}${GALLERY_API}/catalogue`)).json()) as Catalogue;
      const subjects = subjectsOf(screens);
      const context = await browser.newContext({
        locale: "en-NG",
        timezoneId: "Africa/Lagos",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const problems = await watchProblems(context);
      const heard = listenOutside(context);
      const written = scenarioTexts();
      let told = 0;
      await use({
        page,
        states: (id) => statesOf(subjects.find((subject) => subject.id === id)!),
        open: async (view) => {
          const url = origin + viewPath(view);
          if (page.url() !== url) await page.goto(url, { waitUntil: "commit" });
          // A locator checks only every half second, which is too slow for hundreds of views.
          const verdict = await page.waitForFunction(
            // A document that has just started to load may not have its root yet.
            () => document.querySelector("html")?.dataset["gallery"],
            null,
            {
              polling: 20,
            },
          );
          return (await verdict.jsonValue()) ?? "";
        },
        complaints: () => {
          const found = problems.found.slice(told);
          told = problems.found.length;
          return found;
        },
        outside: async () => [...(await heard()), ...written],
      });
      await context.close();
      await close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});
