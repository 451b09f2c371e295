import { expect, it, vi } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import type { ProviderRequest, Reply } from "#provider/client.ts";
import { openControl } from "#tests/support/session-control.ts";

import type { Bank } from "./bank.ts";
import { createEnvironment } from "./environment.ts";

const BUY: ProviderRequest = { method: "POST", path: "transactions/buy-airtime", body: {} };

/** A bank where Ada has signed in, and what it is sent. */
function openBank() {
  const storage = safeStorage(memoryStorage);
  const channel = { post: () => undefined, subscribe: () => () => undefined, close: () => undefined };
  const session = openControl(storage);
  const send = vi.fn<(request: ProviderRequest) => Promise<Reply>>(async () => ({ status: 200, body: {} }));
  session.signIn("ada's", { username: "ada" });
  const settings = { security: {} };
  const parts = { session, send, channel, settings, companyKey: "demo", device: storage, tab: storage };
  return { session, send, bank: { ...parts, alone: () => undefined } as unknown as Bank };
}

it.each([
  ["somebody else has signed in", "chidi"],
  ["nobody is signed in", undefined],
])("what a customer's screen still sends when %s stays here, certainly", async (_, next) => {
  const { session, send, bank } = openBank();
  const { account } = session.get();
  const environment = createEnvironment(bank, account);
  await environment.send(BUY);
  session.clear();
  if (next) session.signIn("another", { username: next });
  await expect(environment.send(BUY)).rejects.toMatchObject({ kind: "gone", sent: false });
  expect(send).toHaveBeenCalledOnce();
});

it("a screen that needs nobody goes on while a sign-in takes place", async () => {
  const { session, send, bank } = openBank();
  session.clear();
  const environment = createEnvironment(bank, "");
  session.signIn("ada's", { username: "ada" });
  await environment.send(BUY);
  expect(send).toHaveBeenCalledOnce();
});
