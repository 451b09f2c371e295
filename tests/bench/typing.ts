import type { Browser } from "@playwright/test";

import { keystrokeCosts } from "./keystroke.ts";
import { openPage, type OpenPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import type { StoredSession } from "./session.ts";
import {
  airtime,
  largeForm,
  largeTyped,
  subjectNames,
  typed,
  type Opening,
  type SubjectName,
  type TypedField,
} from "./subjects.ts";
import { timeToUsable } from "./usable.ts";

/** Milliseconds of the main thread for a key. */
export type Typing = {
  readonly keystroke: Readonly<Record<TypedField, Readonly<Record<SubjectName, number>>>>;
  /** In a form with 200 fields. */
  readonly large: Readonly<Record<keyof typeof largeForm, number>>;
};

type Form = Pick<Opening, "subject" | "path" | "fields" | "signedIn">;

/**
 * Types into the airtime forms and into the large ones, which are all open at once. Each time on new pages: of two equal ones, one
 * may cost 3 % more than the other as long as it is open. Not on the slow phone: to slow down several pages is work of its own.
 */
export async function measureTyping(browser: Browser, site: Site, session: StoredSession): Promise<Typing> {
  const open = (forms: readonly Form[]) => openForms(browser, site, session, forms);
  const pages = await open(subjectNames.map((name) => airtime[name]));
  const phone = await keystrokeCosts(pages, "phone_number", typed.phone_number);
  const amount = await keystrokeCosts(pages, "amount", typed.amount);
  await closeAll(pages);
  const large = await open([largeForm.app, largeForm.react]);
  const [app, react] = await keystrokeCosts(large, largeTyped.field, largeTyped.keys);
  await closeAll(large);
  return {
    keystroke: { phone_number: bySubject(phone), amount: bySubject(amount) },
    large: { app: app!, react: react! },
  };
}

/** Opens pages and waits until they have loaded: loading must not count as typing. */
async function openForms(
  browser: Browser,
  site: Site,
  session: StoredSession,
  forms: readonly Form[],
): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  for (const form of forms) {
    const page = await openPage(browser, { session: form.signedIn ? session : undefined, slow: false });
    await timeToUsable(page.page, site.url(form), form);
    await page.scripts.quiet();
    pages.push(page);
  }
  return pages;
}

async function closeAll(pages: readonly OpenPage[]): Promise<void> {
  for (const { close } of pages) await close();
}

/** @param costs in the order of the subjects' names */
function bySubject(costs: readonly number[]): Record<SubjectName, number> {
  const [app, plain, react] = costs;
  return { app: app!, plain: plain!, react: react! };
}
