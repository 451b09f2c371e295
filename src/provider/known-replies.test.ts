import { afterEach, expect, test, vi } from "vitest";

import type { ProviderRequest, Reply } from "./client.ts";
import { forgetEarly, readEarly, sendEarly } from "./early-requests.ts";
import { rememberReplies } from "./known-replies.ts";

const wallets: ProviderRequest = { method: "GET", path: "customers/wallets" };
const nth = (index: number): ProviderRequest => ({ method: "GET", path: `lists/${index}` });
const answering = (answer: (request: ProviderRequest) => Reply) =>
  rememberReplies(async (request) => answer(request));

afterEach(() => {
  forgetEarly();
  vi.useRealTimers();
});

test("the last reply to the same read is known", async () => {
  let count = 0;
  const { send, known } = answering(() => ({ status: 200, body: { count: ++count } }));
  expect(known(wallets)).toBeUndefined();
  await send(wallets);
  await send({ ...wallets, signal: AbortSignal.timeout(1) });
  expect(known({ ...wallets, timeout: 5 })?.body).toEqual({ count: 2 });
});

test.each<[string, ProviderRequest]>([
  ["another query", { ...wallets, query: { page: "2" } }],
  ["another API", { ...wallets, api: "platform" }],
  ["another path", { ...wallets, path: "customers" }],
])("%s is another read", async (_what, other) => {
  const { send, known } = answering(() => ({ status: 200, body: [] }));
  await send(wallets);
  expect(known(other)).toBeUndefined();
});

test.each<[string, ProviderRequest, number]>([
  ["a read that failed", wallets, 503],
  ["a change", { method: "POST", path: "customers/wallets" }, 200],
])("%s is not remembered", async (_what, request, status) => {
  const { send, known } = answering(() => ({ status, body: {} }));
  await send(request);
  expect(known(request)).toBeUndefined();
});

test("what was read longest ago is forgotten first, and all of it on demand", async () => {
  const { send, known, forget } = answering(() => ({ status: 200, body: [] }));
  for (let index = 0; index < 30; index++) await send(nth(index));
  await send(nth(0));
  await send(nth(30));
  expect([nth(0), nth(1), nth(2)].map((request) => known(request) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  forget();
  expect(known(nth(30))).toBeUndefined();
});

test("what the first script has read is known until it is too old, or something ends or changes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(["first"])));
  vi.stubGlobal("fetch", asked);
  const { known } = answering(() => ({ status: 200, body: [] }));
  const url = "https://bank.example/api/v1/customers/wallets";
  const ask = async () => {
    sendEarly(url, {}, 30_000);
    // A second reason to ask is no second request.
    sendEarly(url, {}, 30_000);
    return await readEarly(url);
  };
  expect(await ask()).toEqual({ status: 200, body: ["first"] });
  expect(asked).toHaveBeenCalledOnce();
  expect(known(wallets)).toEqual({ status: 200, body: ["first"] });
  for (const other of [
    { ...wallets, query: { page: "2" } },
    { ...wallets, api: "platform" as const },
    { ...wallets, path: "wallets/customers" },
  ])
    expect(known(other)).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  expect(known(wallets)).toBeUndefined();
  forgetEarly();
  await ask();
  forgetEarly();
  expect(known(wallets)).toBeUndefined();
});
