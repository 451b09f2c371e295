import { readStored } from "#lib/storage/storage.ts";
import { readPlatformSettings } from "#provider/deployment.ts";
import { isOffline } from "#provider/offline.ts";
import { requestHeaders } from "#provider/request-headers.ts";
import { findCompanyKey } from "#tenant/company-key.ts";
import { SCHEME_KEY, schemeOf } from "#tenant/scheme.ts";
import { sessionCompany } from "#tenant/session-company.ts";

import { askForBank } from "./ask.ts";
import { keepPressed } from "./keep-pressed.ts";
import { type BrandTexts, LAST_BRAND, readLastBrand } from "./last-brand.ts";
import { loadCustomer } from "./load-customer.ts";
import { sessionToken, shownLanguage } from "./page.ts";
import { paintLook, paintMark, paintTexts, removeLook } from "./paint-brand.ts";
import { watchScripts } from "./watch-scripts.ts";

type Visit = {
  /** Whether the page rendered at build is the page of this visit. */
  readonly isKept: (page: DOMStringMap) => boolean;
  /** Asks the provider for what a kept page shows to a customer. */
  readonly ask?: (provider: string, headers: HeadersInit) => void;
  /** Reads what a kept page says of a bank that this host has not shown before. The bank of a customer has been. */
  readonly readTexts?: (urls: readonly string[]) => Promise<BrandTexts | undefined>;
};

/** Makes the page ready before the first paint: its bank is asked for, its brand is painted, and what is pressed is kept. */
export function runFirst({ isKept: isForThisVisit, ask, readTexts }: Visit): void {
  const page = document.documentElement;
  const { dataset } = page;
  // The file is in English; what the last page was in, the next one is in too.
  const [language, direction] = shownLanguage();
  if (language) Object.assign(page, { lang: language, dir: direction });
  const isKept = !language && isForThisVisit(dataset);
  dataset["page"] = isKept ? "kept" : "passed-over";

  const settings = readPlatformSettings(document);
  const session = sessionCompany({ read: (key) => readStored(() => sessionStorage, key) });
  const { hostname, search } = location;
  const key = findCompanyKey({ hostname, search, stored: session.key, fallback: settings.defaultCompany });
  const token = sessionToken();
  // A sign-in at another bank does not count at this one.
  const headers = (session.key ?? key) === key && requestHeaders(token, settings.applicationId(key));
  const isCustomer = token !== "" && !isOffline();
  // First: the fields wait for it.
  if (isCustomer && isKept && headers) ask?.(settings.provider, headers);
  const asked = key === undefined ? undefined : askForBank(settings, key, session.key === key);
  // What fails here fails again when the app asks for it, which says so.
  if (isCustomer) loadCustomer(settings.provider, headers).catch(() => undefined);

  let brand = readLastBrand(key);
  // The title in the file belongs to the screen in the file.
  if (!isKept) document.title = brand?.name ?? "Loading";

  const media = matchMedia("(prefers-color-scheme: dark)");
  const schemeNow = () =>
    schemeOf(
      readStored(() => localStorage, SCHEME_KEY),
      media.matches,
    );
  const paint = () => paintLook(page, schemeNow(), brand);
  paint();
  // Never removed: without a bank, nothing else follows the system's scheme. The app of a bank follows it too, and its
  // listener runs later.
  media.addEventListener("change", paint);
  const stops: (() => void)[] = [];
  const say = (texts: BrandTexts | undefined) => {
    if (dataset["page"] === "kept" && texts) stops.push(paintTexts(page, texts));
  };
  say(brand);
  if (isKept && brand) stops.push(paintMark(page, schemeNow(), brand));
  // What cannot be read here, the app shows.
  else if (asked) readTexts?.(asked).then(say, () => undefined);

  const fail = () => {
    dataset["failed"] = "";
  };
  const unwatch = watchScripts(document, fail);
  const kept = keepPressed(document);
  window.early = {
    isKept,
    ...kept,
    fail,
    forgetBrand: () => {
      if (!brand) return;
      brand = undefined;
      localStorage.removeItem(LAST_BRAND);
      removeLook(page);
      paint();
    },
    stop: () => {
      kept.ignore();
      unwatch();
      stops.forEach((stop) => stop());
      // The customer has never seen this form, and must not see it.
      if (!isKept) document.querySelector("#root")?.replaceChildren();
      delete dataset["page"];
      delete dataset["failed"];
    },
  };
}
