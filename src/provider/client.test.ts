import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { delay, http, HttpResponse, passthrough } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { safeStorage } from "#lib/storage/storage.ts";

import { createClient, type ProviderRequest } from "./client.ts";
import { forgetEarly, sendEarly } from "./early-requests.ts";
import type { ProviderError, ProviderErrorKind } from "./errors.ts";
import { requestHeaders } from "./request-headers.ts";
import { createSession } from "./session.ts";

const bases = {
  provider: "https://bank.example/api/v1/",
  platform: "https://platform.example/",
  vas: "https://vas.example/",
};
const server = setupServer();
const login: ProviderRequest = { method: "POST", path: "login", body: { username: "ada", remember: null } };

function open(token = "t-1") {
  const session = { token, ended: 0 };
  const send = createClient({
    bases,
    credentials: () => ({ token: session.token, applicationId: "app-1" }),
    onUnauthorized: () => void session.ended++,
  });
  return { session, send };
}

/** Kind and `sent` of the error with which a request fails. */
async function failure(promise: Promise<unknown>) {
  return await promise.then(
    () => "no error",
    (error: { kind?: ProviderErrorKind; sent?: boolean; message: string }) => ({
      kind: error.kind,
      sent: error.sent,
    }),
  );
}

function blocked(): never {
  throw new Error("There is no storage.");
}

function answer(response: () => Response | Promise<Response>): void {
  server.use(http.post("https://bank.example/api/v1/login", response));
}

function unauthorised(response: () => Response): void {
  server.use(http.all("https://bank.example/api/v1/*", response));
}

/** A server that starts a reply and never finishes it. */
async function halting(): Promise<{ readonly base: string; readonly close: () => void }> {
  const halts = createServer((_, response) => response.write("{"));
  await new Promise<void>((resolve) => {
    halts.listen(0, "127.0.0.1", resolve);
  });
  const { port } = halts.address() as AddressInfo;
  const close = () => {
    halts.closeAllConnections();
    halts.close();
  };
  return { base: `http://127.0.0.1:${port}/`, close };
}

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

describe("a request", () => {
  it("carries the session's headers, the query and the body", async () => {
    let seen: Request | undefined;
    server.use(
      http.post("https://bank.example/api/v1/login", ({ request }) => {
        seen = request.clone();
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    const reply = await open().send({ ...login, query: { page: "1", q: "a&b" }, idempotencyKey: "k-1" });
    expect(reply).toEqual({ status: 201, body: { ok: true } });
    expect(seen?.url).toBe("https://bank.example/api/v1/login?page=1&q=a%26b");
    expect(Object.fromEntries(seen!.headers)).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      authorization: "Bearer t-1",
      appid: "app-1",
      "idempotency-key": "k-1",
    });
    expect(await seen?.json()).toEqual({ username: "ada", remember: null });
  });

  it("carries an empty bearer when nobody is signed in", async () => {
    let seen: Headers | undefined;
    server.use(
      http.get("https://bank.example/api/v1/profile", ({ request }) => {
        seen = request.headers;
        return HttpResponse.json({});
      }),
    );
    await open("").send({ method: "GET", path: "profile" });
    expect(seen?.get("authorization")?.trim()).toBe("Bearer");
  });

  it("goes to the API that it names, and carries a key only if it was given one", async () => {
    let seen: Request | undefined;
    server.use(
      http.get("https://vas.example/billers/7", ({ request }) => {
        seen = request;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const reply = await open().send({ api: "vas", method: "GET", path: "billers/7" });
    expect(reply).toEqual({ status: 204, body: undefined });
    expect(seen?.headers.has("idempotency-key")).toBe(false);
    expect(seen?.credentials).toBe("omit");
  });

  it.each([
    "https://evil.example",
    "javascript:alert(1)",
    "/login",
    "//evil.example",
    "a//b",
    "../admin",
    "a/../../b",
    "a/..",
    "./a",
    "%2e%2e/admin",
    "a/.%2E/b",
    "a/%252e%252e",
    "zoo%2f..%2fpay",
    "a?b=c",
    "a#b",
    "a\\b",
    ".\t./a",
    "a\n/b",
  ])("is refused when its path could leave the API: %j", async (path) => {
    await expect(open().send({ method: "GET", path })).rejects.toThrow(TypeError);
  });

  it.each([
    "a..b/c.d",
    "verify/wallet-number/0123",
    "a%2Fb/%252e%252ec",
    "a/...",
    "e:mail".replace(":", "%3A"),
  ])("is not refused for a path that only looks unsafe: %j", async (path) => {
    server.use(http.get("https://bank.example/api/v1/*", () => HttpResponse.json([])));
    expect(await open().send({ method: "GET", path })).toEqual({ status: 200, body: [] });
  });
});

describe("without a reply that can be read", () => {
  it.each<[string, () => Response, ProviderErrorKind]>([
    ["the connection is lost", () => HttpResponse.error(), "network"],
    ["the server redirects", () => Response.redirect("https://bank.example/elsewhere"), "network"],
    ["the body is HTML", () => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }), "unreadable"],
    ["the JSON breaks off", () => new HttpResponse('{"status": tr'), "unreadable"],
  ])("when %s", async (_, response, kind) => {
    answer(response);
    expect(await failure(open().send(login))).toEqual({ kind, sent: true });
  });

  it("when the device is offline, and then nothing was sent", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await failure(open().send(login))).toEqual({ kind: "offline", sent: false });
    const told = (request: ProviderRequest) =>
      open()
        .send(request)
        .catch((error: unknown) => (error as ProviderError).userMessage);
    expect(await told(login)).toContain("nothing was sent");
    // Nobody has sent anything who only looks at a list.
    expect(await told({ method: "GET", path: "wallets" })).toBe(
      "You are offline. Check your connection, then try again.",
    );
  });

  it("when the timeout is over; it includes reading the body", async () => {
    const { base, close } = await halting();
    server.use(http.get(`${base}slow`, () => passthrough()));
    const send = createClient({
      bases: { ...bases, vas: base },
      credentials: () => ({ token: "", applicationId: "" }),
      onUnauthorized: () => {},
    });
    const ended = await failure(send({ api: "vas", method: "GET", path: "slow", timeout: 100 }));
    close();
    expect(ended).toEqual({ kind: "timeout", sent: true });
  });

  it("when the caller stops it, before or after it was sent", async () => {
    answer(async () => {
      await delay("infinite");
      return new HttpResponse();
    });
    const controller = new AbortController();
    const running = failure(open().send({ ...login, signal: controller.signal }));
    controller.abort();
    expect(await running).toMatchObject({ kind: "aborted" });
    expect(await failure(open().send({ ...login, signal: AbortSignal.abort() }))).toMatchObject({
      kind: "aborted",
    });
  });

  it("tells developers the call and customers what to do, without any value of the request", async () => {
    answer(() => HttpResponse.error());
    const error = await open()
      .send({ ...login, path: "login" })
      .catch((reason: unknown) => reason as Error & { userMessage: string });
    expect(error).toMatchObject({
      message: "POST login: network",
      userMessage: "We could not reach the bank. Check your connection, then try again.",
    });
    answer(() => HttpResponse.html("<h1>Request Entity Too Large</h1>", { status: 413 }));
    await expect(open().send(login)).rejects.toMatchObject({
      userMessage: "This is too large for the bank. Choose smaller files, then try again.",
    });
  });
});

describe("a 401", () => {
  it("ends the session, whatever the body", async () => {
    const { send, session } = open();
    unauthorised(() => HttpResponse.json({ message: "Unauthenticated." }, { status: 401 }));
    expect(await send(login)).toMatchObject({ status: 401 });
    unauthorised(() => HttpResponse.html("<h1>401</h1>", { status: 401 }));
    expect(await failure(send(login))).toMatchObject({ kind: "unreadable" });
    expect(session.ended).toBe(2);
  });

  it("does not end a session that began after the request", async () => {
    const { send, session } = open("old");
    unauthorised(() => {
      session.token = "new";
      return HttpResponse.json({}, { status: 401 });
    });
    await send(login);
    expect(session.ended).toBe(0);
  });

  it("without a session means a wrong password", async () => {
    const { send, session } = open("");
    unauthorised(() => HttpResponse.json({}, { status: 401 }));
    await send(login);
    expect(session.ended).toBe(0);
  });
});

describe("a request that was sent before the app had loaded", () => {
  const url = `${bases.provider}customers/wallets`;
  const wallets: ProviderRequest = { method: "GET", path: "customers/wallets" };
  const sent: (string | null)[] = [];

  beforeEach(() => {
    sent.length = 0;
    server.use(
      http.get(url, ({ request }) => {
        sent.push(request.headers.get("Authorization"));
        return HttpResponse.json(sent.length);
      }),
      http.post("https://bank.example/api/v1/login", () => HttpResponse.json({})),
    );
  });
  afterEach(() => {
    forgetEarly();
    vi.useRealTimers();
  });

  it("is the app's own, once", async () => {
    sendEarly(url, { headers: requestHeaders("t-1", "app-1") }, 30_000);
    const { send } = open();
    expect([(await send(wallets)).body, (await send(wallets)).body]).toEqual([1, 2]);
    expect(sent).toEqual(["Bearer t-1", "Bearer t-1"]);
  });

  it.each([
    ["of another session", async () => {}, "t-2"],
    ["that is too old", async () => void vi.advanceTimersByTime(30_000), "t-1"],
    ["before a change", async () => void (await open().send(login)), "t-1"],
    ["before the session ended", async () => createSession(safeStorage(blocked)).clear(), "t-1"],
  ])("%s is not taken", async (_, happens, token) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    sendEarly(url, { headers: requestHeaders("t-1", "app-1") }, 30_000);
    await expect.poll(() => sent).toHaveLength(1);
    await happens();
    expect((await open(token).send(wallets)).body).toBe(2);
    expect(sent).toEqual(["Bearer t-1", `Bearer ${token}`]);
  });
});
