import { beforeEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { ProviderError } from "#provider/errors.ts";
import type { ProviderRequest, Reply } from "#provider/client.ts";
import { sessionCompany, storeCompany } from "#tenant/session-company.ts";

import { askAgain } from "./ask-again.ts";

const reloadPage = vi.fn<() => void>();
let tab: ReturnType<typeof safeStorage>;

beforeEach(() => {
  reloadPage.mockReset();
  const native = memoryStorage();
  tab = safeStorage(() => native);
  storeCompany(tab, "harbour", { full_name: "Harbour" });
});

/** Opens a page whose session knows the company, and lets the platform answer. */
async function ask(answer: () => Promise<Reply>) {
  const asked: ProviderRequest[] = [];
  const { company } = sessionCompany(tab);
  const send = async (request: ProviderRequest) => {
    asked.push(request);
    return await answer();
  };
  await askAgain({ key: "harbour", company: company! }, { send, tab, reloadPage }).catch(() => undefined);
  return asked;
}

const reply = (status: number, body?: unknown) => () => Promise.resolve({ status, body });

test.each([
  ["in one wrapping", { data: { full_name: "Quay" } }],
  ["in two", { data: { data: { full_name: "Quay" } } }],
  ["in none", { id: 7, full_name: "Quay" }],
])("a company that is still there counts as it is now from the next page on: %s", async (_where, body) => {
  const asked = await ask(reply(200, body));
  expect(asked).toMatchObject([{ api: "platform", path: "organizations/harbour", asNobody: true }]);
  expect(sessionCompany(tab)).toMatchObject({ key: "harbour", company: { full_name: "Quay" } });
  expect(reloadPage).not.toHaveBeenCalled();
});

test.each([404, 410])("one that is gone (%i) is asked for once more, by a reload", async (status) => {
  await ask(reply(status, { message: "Company not found." }));
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(sessionCompany(tab).key).toBe("harbour ");
});

test.each([
  ["no connection", () => Promise.reject(new ProviderError("network", "GET organizations"))],
  ["a page instead of an answer", () => Promise.reject(new ProviderError("unreadable", "", { status: 404 }))],
  ["a server error", reply(500, {})],
  ["a busy server", reply(429, {})],
  ["a refusal", reply(403, {})],
  ["an answer about nothing", reply(200, { status: false })],
])("%s says nothing about it", async (_what, answer) => {
  await ask(answer);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(sessionCompany(tab)).toMatchObject({ key: "harbour", company: { full_name: "Harbour" } });
});

test("a payment without an answer is not disturbed: the next page asks", async () => {
  let answer: ((reply: Reply) => void) | undefined;
  const send = countPayments(async () => await new Promise((resolve) => (answer = resolve)));
  const paying = send({ method: "POST", path: "pay", idempotencyKey: "k" });
  await ask(reply(404, {}));
  expect(reloadPage).not.toHaveBeenCalled();
  expect(sessionCompany(tab).key).toBe("harbour ");
  answer?.({ status: 200, body: {} });
  await paying;
});

test("a company that was asked for a moment ago is not asked for again", async () => {
  const send = vi.fn<() => Promise<Reply>>();
  await askAgain({ key: "harbour", company: { full_name: "Harbour" } }, { send, tab, reloadPage });
  expect(send).not.toHaveBeenCalled();
});
