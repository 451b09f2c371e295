import type { ComponentType } from "react";

import type { Bank } from "#app/bank.ts";
import { clearAlerts } from "#app/alerts.ts";
import { atRest } from "#app/at-rest.ts";
import { countPayments } from "#app/flight.ts";
import { tell } from "#app/reports/events.ts";
import { isOver, pageTimes } from "#app/session/idle-limit.ts";
import { createSessionControl, type SessionControl } from "#app/session/session-control.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import { watchPutAside } from "#app/session/put-aside.ts";
import { nextTask } from "#lib/tasks/next-task.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import { createClient } from "#provider/client.ts";
import { readDeployment } from "#provider/deployment.ts";
import { isOffline } from "#provider/offline.ts";
import { createSession } from "#provider/session.ts";
import { findCompanyKey } from "#tenant/company-key.ts";
import { loadTenant } from "#tenant/load.ts";
import { createSchemeStore } from "#tenant/scheme.ts";
import { sessionCompany } from "#tenant/session-company.ts";
import { clearToasts } from "#ui/toasts/toast.ts";

import { localeIn, openLanguage } from "#app/language/open-language.ts";
import { applyBrand } from "./apply-brand.ts";
import { fetchCompany } from "./fetch-tenant.ts";
import { reportProblems } from "./report-problems.ts";
import { browserSurroundings, type Surroundings } from "./surroundings.ts";

/** The key in session storage for the application id that every request carries (specification 1 §6). */
const APPLICATION_ID = "application_id";

export type Opening =
  | { readonly kind: "ready"; readonly bank: Bank }
  /** There is no such bank, and the page says so. */
  | { readonly kind: "missing"; readonly Page: ComponentType }
  | { readonly kind: "unreachable"; readonly error: unknown };

/**
 * Finds out which bank this page belongs to, opens it and applies its look. Company and tenant file are fetched at the
 * same time. Never throws: without a company the result is `missing`, without an answer `unreachable`.
 */
export async function openBank(surroundings: Surroundings = browserSurroundings()): Promise<Opening> {
  const { tab: storage, device, alone, address, media, fetchTenantText, openChannel } = surroundings;
  const deployment = readDeployment(document);
  let control: SessionControl | undefined;
  const send = createClient({
    bases: deployment.bases,
    credentials: () => ({
      token: control?.get().token ?? "",
      applicationId: applicationIdIn(storage),
    }),
    onUnauthorized: () => control?.end("expired"),
  });
  const companyKey = findCompanyKey({
    ...address,
    stored: sessionCompany(storage).key,
    fallback: deployment.defaultCompany,
  });
  storage.write(APPLICATION_ID, deployment.applicationId(companyKey));
  const showReleased = surroundings.openReleased?.(device);
  const loaded = await loadTenant(companyKey, {
    fetchCompany: (key) => fetchCompany(send, key),
    fetchTenantText,
    storage,
    device,
  });
  if (loaded.kind === "missing") {
    return await import("./no-bank.tsx").then(
      async ({ noBank }) => ({
        kind: "missing",
        Page: await noBank({ ...loaded, key: companyKey, ...surroundings }),
      }),
      (error: unknown) => ({ kind: "unreachable", error }),
    );
  }
  if (loaded.kind === "unreachable") tell("bank:unreachable");
  if (loaded.kind !== "ready") return loaded;
  // A device without a connection is no news for the deployment.
  if (loaded.isLastKnown && !isOffline()) tell("bank:last-known");
  if (loaded.isIllegible) tell("bank:illegible");

  const session = createSession(storage);
  // A sign-in at another bank does not count at this one.
  if (loaded.switched) session.clear();
  const channel = openChannel();
  control = createSessionControl({
    session,
    storage,
    channel,
    living: openLivingSessions(device),
    companyKey: loaded.key,
    onEnd: () => {
      clearToasts();
      clearAlerts();
    },
  });
  endAbandoned(control, loaded.settings.security.idleMinutes);
  const language = await openLanguage(loaded.settings.languages, device, loaded.settings.tone);
  const settings = { ...loaded.settings, locale: localeIn(language.tag, loaded.settings.locale) };
  await showReleased?.({ company: loaded.key, language: language.tag });
  // A cheap phone takes 50 to 100 ms for what comes before, and for what comes after.
  await nextTask();
  const scheme = createSchemeStore({ storage: device, media });
  const unbrand = applyBrand(document, { settings, language }, scheme);
  const unwatch = watchPutAside(storage, control);
  reportProblems(loaded.problems);
  atRest(() =>
    import("./keep-brand.ts").then(({ keepBrand }) =>
      keepBrand(surroundings, send, {
        ...loaded,
        hostname: address.hostname,
        defaultCompany: deployment.defaultCompany,
      }),
    ),
  );
  const bank: Bank = {
    deployment,
    companyKey: loaded.key,
    company: loaded.company,
    isLastKnown: loaded.isLastKnown,
    settings,
    language,
    session: control,
    send: countPayments(send),
    channel,
    device,
    tab: storage,
    alone,
    scheme,
    close: () => {
      unbrand();
      unwatch();
      channel.close();
    },
  };
  return { kind: "ready", bank };
}

function applicationIdIn(storage: SafeStorage): string {
  const stored = storage.read(APPLICATION_ID);
  return typeof stored === "string" ? stored : "";
}

/**
 * A tab that the browser discarded reloads when the customer comes back, perhaps hours later; that time counts as idle.
 */
function endAbandoned(session: SessionControl, idleMinutes: number): void {
  const activeAt = session.activeAt();
  if (activeAt !== undefined && isOver(idleMinutes, pageTimes.wall() - activeAt)) session.end("abandoned");
}
