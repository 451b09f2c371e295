import { describe, expect, test, vi } from "vitest";
import { ADA_MAIN, airtime, BUY_AIRTIME } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const BEFORE = 24_530_050;
const ROUTE = `POST ${BUY_AIRTIME}`;

async function plan(fault: Record<string, unknown>) {
  return await sandbox.call("POST", "/__sandbox/faults", { body: { route: ROUTE, ...fault } });
}

async function buy(): Promise<Response> {
  const token = await sandbox.signIn("ada");
  return await sandbox.fetch("POST", BUY_AIRTIME, { token, body: airtime() });
}

async function debited(): Promise<number> {
  return BEFORE - ((await sandbox.balance(ADA_MAIN)) ?? 0);
}

describe("faults", () => {
  test.each([
    ["drop-before", 0],
    ["drop-after", 100_00],
  ])("%s drops the connection", async (kind, expected) => {
    await plan({ kind });
    await expect(buy()).rejects.toMatchObject({ name: "DroppedConnection" });
    expect(await debited()).toBe(expected);
  });

  test.each([
    ["before the call has its effect", {}, 0],
    ["after it", { after: true }, 100_00],
  ])("status and body %s", async (_, when, expected) => {
    await plan({ kind: "status", status: 503, body: { message: "Down" }, ...when });
    const response = await buy();
    expect([response.status, await response.json()]).toEqual([503, { message: "Down" }]);
    expect(await debited()).toBe(expected);
  });

  test("html imitates a proxy's error page", async () => {
    await plan({ kind: "html" });
    const response = await buy();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      502,
      "text/html; charset=utf-8",
    ]);
  });

  test.each([{}, { after: true }])("truncated JSON cannot be read, with %o", async (when) => {
    await plan({ kind: "truncated", ...when });
    await expect((await buy()).json()).rejects.toThrow(SyntaxError);
    expect(await debited()).toBe("after" in when ? 100_00 : 0);
  });

  test("wrong types keep the keys of the reply", async () => {
    await plan({ kind: "wrong-types", after: true });
    const body = (await (await buy()).json()) as Record<string, unknown>;
    expect(body).toMatchObject({ status: "true", data: { data: { amount: "100" } } });
  });

  test("empty sends an empty body with 200", async () => {
    await plan({ kind: "empty" });
    const response = await buy();
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("delay sends the reply late", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    try {
      await plan({ kind: "delay", delay: 30_000, route: "GET /platform/*" });
      const answered = vi.fn<() => void>();
      const request = sandbox.fetch("GET", "/platform/api/v1/organizations/demo").then(answered);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await request;
      expect(answered).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test("a fault happens as often as planned, only on its route, and can be removed", async () => {
    await plan({ kind: "status", times: 2, route: "POST /api/v1/transactions/*" });
    expect((await sandbox.call("GET", "/__sandbox/faults")).at("/0/times")).toBe(2);
    expect([(await buy()).status, (await buy()).status, (await buy()).status]).toEqual([500, 500, 200]);
    await plan({ kind: "status" });
    await sandbox.call("DELETE", "/__sandbox/faults");
    expect((await buy()).status).toBe(200);
  });

  test.each([
    { kind: "explode" },
    { kind: "status", status: 999 },
    { kind: "html", route: "buy-airtime" },
    { kind: "empty", times: 0 },
  ])("%o is refused as a fault", async (fault) => {
    expect((await plan(fault)).status).toBe(422);
  });
});

describe("the log", () => {
  test("has every request and no secret", async () => {
    await buy();
    await sandbox.fetch("GET", "/api/v1/verify/nin/12345678901");
    const { body } = await sandbox.call("GET", "/__sandbox/log");
    const text = JSON.stringify(body);
    expect(text).toContain(BUY_AIRTIME);
    expect(text).toContain('"transaction_pin":"[secret]"');
    for (const secret of ['1234"', "Password1!", "12345678901"]) expect(text).not.toContain(secret);
  });
});
