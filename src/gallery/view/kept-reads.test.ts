import { afterEach, beforeEach, expect, test, vi } from "vitest";

const usual = globalThis.fetch;
let asked: string[];
const page = new EventTarget();
let keepReads: (wish: number) => void;
let keepReadsAWhile: () => void;

/** The server: it counts, so that a kept reply can be told from another one. */
beforeEach(async () => {
  asked = [];
  globalThis.fetch = async (input, { method = "GET" } = {}) => {
    const path = input as string;
    asked.push(`${method} ${path}`);
    if (path === "/lost" && asked.length === 1) throw new TypeError("Failed to fetch");
    const status = { "/nothing": 204, "/refused": 500 }[path] ?? 200;
    const body = status === 204 ? null : `reply ${asked.length}`;
    return new Response(body, { status, headers: { Date: "today", "X-Page": "1" } });
  };
  vi.stubGlobal("document", page);
  // It wraps the fetch that it finds.
  vi.resetModules();
  ({ keepReads, keepReadsAWhile } = await import("./kept-reads.ts"));
  keepReads(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.fetch = usual;
});

const as = (token: string): RequestInit => ({ headers: { Authorization: token } });
const text = async (path: string, options?: RequestInit) => await (await fetch(path, options)).text();

test("what reads is asked for once, also at the same time; each gets the reply whole", async () => {
  expect(await Promise.all([text("/a"), text("/a")])).toEqual(["reply 1", "reply 1"]);
  expect(await text("/a")).toBe("reply 1");
  expect(asked).toEqual(["GET /a"]);
});

test("another address or another customer is another question", async () => {
  await Promise.all([text("/a", as("ada")), text("/a", as("ben")), text("/b", as("ada"))]);
  expect(asked).toHaveLength(3);
});

test("a kept reply has its status and headers, but no time, because that is over", async () => {
  await fetch("/nothing");
  const kept = await fetch("/nothing");
  expect([kept.status, kept.headers.get("X-Page"), kept.headers.get("Date")]).toEqual([204, "1", null]);
  expect(asked).toHaveLength(1);
});

test("after anything else is sent all is read again, but not after a sign-in", async () => {
  await text("/a");
  await text("/login", { method: "POST" });
  expect(await text("/a")).toBe("reply 1");
  await text("/pay", { method: "POST" });
  expect(await text("/a")).toBe("reply 4");
});

test("errors are not kept, neither told nor thrown", async () => {
  await expect(fetch("/lost")).rejects.toThrow("Failed to fetch");
  expect(await text("/lost")).toBe("reply 2");
  await text("/refused");
  expect(await text("/refused")).toBe("reply 4");
});

test("who asked first may go away: others get the reply all the same", async () => {
  const leaving = new AbortController();
  const first = fetch("/a", { signal: leaving.signal });
  const second = text("/a");
  leaving.abort();
  await expect(first).rejects.toThrow(/abort/i);
  expect(await second).toBe("reply 1");
});

test("another request for pictures reads all again", async () => {
  await text("/a");
  keepReads(1);
  expect(await text("/a")).toBe("reply 1");
  keepReads(2);
  expect(await text("/a")).toBe("reply 2");
});

test("edits read the same for a minute, and all again after that", async () => {
  vi.useFakeTimers();
  keepReadsAWhile();
  await text("/a");
  vi.advanceTimersByTime(59_000);
  keepReadsAWhile();
  expect(await text("/a")).toBe("reply 1");
  vi.advanceTimersByTime(1_000);
  keepReadsAWhile();
  expect(await text("/a")).toBe("reply 2");
});

test("each time that somebody leaves the tab, who may use the bank in another one, all is read again", async () => {
  keepReadsAWhile();
  for (const reply of ["reply 1", "reply 2", "reply 3"]) {
    expect([await text("/a"), await text("/a")]).toEqual([reply, reply]);
    page.dispatchEvent(new Event("visibilitychange"));
  }
});
