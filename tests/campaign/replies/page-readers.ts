import { listIn } from "#lib/reply-data.ts";
import { readCardRequests, readPhysicalCards, readVirtualCards } from "#pages/cards/read-cards.ts";
import { readAdverts } from "#pages/data/read-adverts.ts";
import { readNotices } from "#pages/data/read-notices.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { readProfile } from "#pages/data/use-profile.ts";
import { readWallets } from "#pages/data/use-wallets.ts";
import { readLoans } from "#pages/loan/use-loans.ts";
import { readRepayments } from "#pages/loan/use-repayments.ts";
import { readBanks } from "#pages/network/use-network-banks.ts";
import { monthsUntil, summarise } from "#pages/performance/summary.ts";
import { readVerifications } from "#pages/profile/use-verifications.ts";
import { readProperty } from "#pages/properties/property.ts";
import { readSubscription } from "#pages/properties/subscription.ts";
import { readSupport } from "#pages/support/use-support.ts";
import { readPage } from "#pages/transactions/read/read-page.ts";
import { NIGERIA } from "#tests/support/regions.ts";

const CARDS = { maskFirst: 4, maskLast: 4, askPassword: false };
const MONTHS = monthsUntil(new Date("2026-03-02T09:00:00Z"), 12, NIGERIA.timeZone);
const API = "/api/v1";

/** How pages read each reply, by the call that brings it. */
export const pageReaders: readonly (readonly [path: string, read: (body: unknown) => unknown])[] = [
  [`${API}/customers/wallet-transactions`, (body) => readPage(body, NIGERIA)],
  [`${API}/transactions/history`, (body) => summarise(readPage(body, NIGERIA).rows, MONTHS)],
  [`${API}/customers/wallets`, (body) => readWallets(body, NIGERIA)],
  [`${API}/profile`, readProfile],
  [`${API}/all`, (body) => [readAdverts(listIn(body)), readNotices(listIn(body), "public")]],
  [`${API}/admin`, (body) => readNotices(listIn(body), "admin")],
  [`${API}/loan-mgt/loans`, (body) => readLoans(body, NIGERIA)],
  [`${API}/loan/repayment/1`, (body) => readRepayments(body, NIGERIA)],
  [`${API}/card-mgt/cards/virtual/list`, (body) => readVirtualCards(body, { ...NIGERIA, cards: CARDS })],
  [`${API}/card-mgt/cards/physical/list`, (body) => readPhysicalCards(body, CARDS)],
  [`${API}/card-mgt/cards/physical/requests`, readCardRequests],
  [`${API}/get-banks`, readBanks],
  [`${API}/customers/kyc-verifications`, readVerifications],
  [`${API}/organizations/customer-support-details/1`, readSupport],
  [
    `${API}/properties-mgt/properties`,
    (body) => requiredList(body, "properties").map((item) => readProperty(item, NIGERIA)),
  ],
  [
    `${API}/properties-mgt/property-subscriptions`,
    (body) => requiredList(body, "orders").map((item) => readSubscription(item, NIGERIA)),
  ],
];
