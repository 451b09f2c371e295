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

/** Of two equal pages one may cost 3 % more than the other as long as it is open. */
const PAGES_OF_EACH = 3;

/** Milliseconds of the main thread for a key, the mean of all pages of a subject. */
type Costs = Readonly<Record<SubjectName, number>>;

export type Typing = {
  readonly keystroke: Readonly<Record<TypedField, Costs>>;
  /** A key in a form with 200 fields. */
  readonly large: Pick<Costs, keyof typeof largeForm>;
};

type Form = Pick<Opening, "path" | "fields" | "signedIn"> & { readonly subject: SubjectName };
type FormPage = OpenPage & Pick<Form, "subject">;

/**
 * Types into the airtime forms and into the large ones, on newly opened pages. Not on the slow phone: to slow down nine pages is
 * work of its own.
 */
export async function measureTyping(browser: Browser, site: Site, session: StoredSession): Promise<Typing> {
  const small = subjectNames.map((subject) => ({ ...airtime[subject], subject }));
  const pages = await openForms(browser, site, session, small);
  const keystroke = {
    phone_number: await meanCosts(pages, "phone_number", typed.phone_number),
    amount: await meanCosts(pages, "amount", typed.amount),
  };
  await closeAll(pages);
  const largePages = await openForms(browser, site, session, Object.values(largeForm));
  const large = await meanCosts(largePages, largeTyped.field, largeTyped.keys);
  await closeAll(largePages);
  return { keystroke, large };
}

/** Opens each form several times, the different ones in turn, and waits until they have loaded: loading must not count as typing. */
async function openForms(
  browser: Browser,
  site: Site,
  session: StoredSession,
  forms: readonly Form[],
): Promise<FormPage[]> {
  const pages: FormPage[] = [];
  for (const form of Array.from({ length: PAGES_OF_EACH }, () => forms).flat()) {
    const opened = await openPage(browser, { session: form.signedIn ? session : undefined, slow: false });
    await timeToUsable(opened.page, site.url(form), form);
    await opened.scripts.quiet();
    pages.push({ ...opened, subject: form.subject });
  }
  return pages;
}

async function meanCosts(pages: readonly FormPage[], field: string, keys: string): Promise<Costs> {
  const costs = await keystrokeCosts(pages, field, keys);
  const mean = (subject: SubjectName) =>
    costs.reduce((sum, cost, at) => (pages[at]!.subject === subject ? sum + cost : sum), 0) / PAGES_OF_EACH;
  return { app: mean("app"), plain: mean("plain"), react: mean("react") };
}

async function closeAll(pages: readonly FormPage[]): Promise<void> {
  for (const { close } of pages) await close();
}
