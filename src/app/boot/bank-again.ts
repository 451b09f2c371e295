import { createElement } from "react";

import { showLateNotice } from "#app/release/late-notice.ts";
import { OfferReload } from "#app/release/offer-reload.tsx";
import { words } from "#app/release/words.ts";
import { reload } from "#app/reload.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Send } from "#provider/client.ts";
import { doubtCompany } from "#tenant/doubt-company.ts";

import { fetchCompany, fetchTenantText } from "./fetch-tenant.ts";

/**
 * Where the app shows a bank as this device knew it last: once the device has a connection or the customer comes back, it asks for the
 * bank again, and offers a reload when it answers. The page stays as it is until the customer takes the offer.
 * @param tab session storage, where the next page finds that it must ask
 */
export function offerBankAgain(key: string, send: Send, tab: SafeStorage): void {
  const onReload = () => {
    doubtCompany(tab, key);
    reload();
  };
  const ask = () => {
    if (document.visibilityState === "hidden") return;
    // The platform does not know the customer's token, and its refusal must not end the session.
    const asked = Promise.all([
      fetchCompany((request) => send({ ...request, asNobody: true }), key),
      fetchTenantText(key),
    ]);
    asked.then(
      () => showLateNotice(createElement(OfferReload, { text: words.theBankCanBeReachedAgain, onReload })),
      // The next time.
      () => undefined,
    );
  };
  addEventListener("online", ask);
  document.addEventListener("visibilitychange", ask);
}
