import { readFileSync } from "node:fs";

import type { BrowserContext, Page } from "@playwright/test";

import { type PSEUDO_LANGUAGES, pseudoText } from "#tools/languages/pseudo.ts";

import { leftInEnglish, misplaced, wordsOf } from "./flaws.ts";
import { textsOnPage } from "./texts-on-page.ts";

type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

/** An English text as it reads in a pseudo-language. */
export function sayIn({ direction }: PseudoLanguage): (english: string) => string {
  return (text) => pseudoText(direction, { text, kind: "app" });
}

/** Lets a company's customers read one language alone, whatever its file says. */
export async function speakOnly(context: BrowserContext, company: string, tag: string): Promise<void> {
  const file = JSON.parse(readFileSync(`tenants/${company}.json`, "utf8")) as object;
  await context.route(`**/tenants/${company}.json`, async (route) => {
    await route.fulfill({ json: { ...file, languages: [tag] } });
  });
}

/** What has been said outside of the app so far. */
export type Outside = () => Promise<readonly string[]>;

/**
 * Listens to all that the provider and the tenant files say from now on, and to what is sent to them, as references: a page may
 * show it in English.
 */
export function listenOutside(context: BrowserContext): Outside {
  const heard: Promise<string>[] = [];
  context.on("response", (response) => {
    if (!/\/(?:api|platform|vas|tenants)\//.test(response.url())) return;
    // A page that was left has no bodies any more, and does not show them.
    heard.push(
      response.text().catch(() => ""),
      Promise.resolve(response.request().postData() ?? ""),
    );
  });
  return async () => await Promise.all(heard);
}

/** What is wrong with the texts of a page in a pseudo-language, and where. */
export async function pseudoFlaws(page: Page, where: string, outside: Outside): Promise<readonly string[]> {
  const texts = await textsOnPage(page);
  const found = [...leftInEnglish(texts, wordsOf(...(await outside()))), ...misplaced(texts)];
  return found.map((flaw) => `${where}: ${flaw}`);
}
