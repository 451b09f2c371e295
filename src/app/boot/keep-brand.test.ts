import { afterEach, expect, test, vi } from "vitest";

import { makeInstallable } from "#app/install/make-installable.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import type { Reply } from "#provider/client.ts";
import { resolveTexts } from "#tenant/load.ts";
import { sessionCompany, storeCompany } from "#tenant/session-company.ts";

import { keepBrand } from "./keep-brand.ts";

vi.mock("#app/install/make-installable.ts", { spy: true });

afterEach(() => vi.restoreAllMocks());

test("a device that is full asks nevertheless whether there still is such a bank, and says that it is full", async () => {
  const full = new DOMException("The quota has been exceeded.", "QuotaExceededError");
  vi.mocked(makeInstallable).mockRejectedValue(full);
  const [device, tab] = [memoryStorage(), memoryStorage()].map((native) => safeStorage(() => native)) as [
    ReturnType<typeof safeStorage>,
    ReturnType<typeof safeStorage>,
  ];
  storeCompany(tab, "harbour", { full_name: "Harbour" });
  const company = sessionCompany(tab).company!;
  const answer: Reply = { status: 200, body: { data: { full_name: "Quay" } } };
  const bank = {
    ...resolveTexts("harbour", company, undefined),
    kind: "ready",
    key: "harbour",
    company,
    hostname: "bank.example",
    defaultCompany: undefined,
    isLastKnown: false,
    isIllegible: false,
    switched: false,
  } as const;
  await expect(keepBrand({ device, tab }, () => Promise.resolve(answer), bank)).rejects.toBe(full);
  expect(sessionCompany(tab).company).toMatchObject({ full_name: "Quay" });
});
