import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createSandbox, isSandboxPath, type Sandbox } from "#sandbox/server.ts";
import { ADA_MAIN, airtime, BUY_AIRTIME } from "./airtime-request.ts";

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function send(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  token = "",
): Promise<unknown> {
  const headers = { AppID: "test", Authorization: `Bearer ${token}` };
  const sent = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return await (await sandbox.fetch(new Request(`http://sandbox.test${path}`, sent))).json();
}

test("with a folder, money and sign-in survive a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  folders.push(folder);
  const dataDir = join(folder, "store");
  const before = await createSandbox({ dataDir });
  const login = (await send(before, "POST", "/api/v1/login", {
    username: "ada",
    password: "Password1!",
  })) as {
    data: { token: string };
  };
  await send(before, "POST", BUY_AIRTIME, airtime(), login.data.token);
  const ledger = await send(before, "GET", "/__sandbox/ledger");
  await before.close();

  const after = await createSandbox({ dataDir });
  expect(await send(after, "GET", "/__sandbox/ledger")).toEqual(ledger);
  expect(ledger).toMatchObject({
    wallets: expect.arrayContaining([
      expect.objectContaining({ wallet_number: ADA_MAIN, balance_kobo: 24_520_050 }),
    ]),
  });
  expect(await send(after, "GET", "/api/v1/profile", undefined, login.data.token)).toMatchObject({
    status: true,
  });
  await after.close();
}, 120_000);

test.each([
  ["/api/v1/login", true],
  ["/platform/api/v1/organizations/demo", true],
  ["/vas/api/payment/request", true],
  ["/__sandbox/log", true],
  ["/", false],
  ["/airtime", false],
  ["/api/v10/login", false],
])("%s goes to the sandbox: %s", (path, expected) => {
  expect(isSandboxPath(path)).toBe(expected);
});
