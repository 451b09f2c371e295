// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import { safeStorage } from "#lib/storage.ts";
import { createSession } from "#provider/session.ts";

import { openLivingSessions } from "./living-sessions.ts";
import { createSessionControl } from "./session-control.ts";

afterEach(() => sessionStorage.clear());

/** A tab with Ada in it. */
function tabOfAda() {
  const storage = safeStorage(() => sessionStorage);
  const control = createSessionControl({
    session: createSession(storage),
    storage,
    channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    living: openLivingSessions(safeStorage(() => localStorage)),
    companyKey: "demo",
    onEnd: () => undefined,
  });
  control.signIn("token-of-ada", { username: "ada", first_name: "Ada" });
  return { control, account: control.get().account, kept: () => storage.read("user") };
}

test("what the bank says now is kept with the session, whose it stays", () => {
  const { control, account, kept } = tabOfAda();
  control.renewUser(account, { title: "Dr", first_name: "Adaeze" });
  expect(kept()).toEqual({ username: "ada", title: "Dr", first_name: "Adaeze" });
  expect(control.get()).toMatchObject({ account, user: kept() });
});

test("what it says already tells nobody anything", () => {
  const { control, account } = tabOfAda();
  const before = control.get();
  control.renewUser(account, { first_name: "Ada" });
  expect(control.get()).toBe(before);
});

test("an answer that comes after the session is nobody's", () => {
  const { control, account, kept } = tabOfAda();
  control.end("signed-out");
  control.renewUser(account, { title: "Dr" });
  expect(kept()).toBeUndefined();
  control.signIn("token-of-bola", { username: "bola" });
  control.renewUser(account, { title: "Dr" });
  expect(kept()).toEqual({ username: "bola" });
});
