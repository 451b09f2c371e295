// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";

import { safeStorage } from "#lib/storage/storage.ts";
import { createSession } from "#provider/session.ts";

import { openLivingSessions } from "./living-sessions.ts";
import { createSessionControl } from "./session-control.ts";

afterEach(() => sessionStorage.clear());

/** A tab in which Ada is signed in. */
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

test("newer data from the bank is kept with the session, which stays the same customer's", () => {
  const { control, account, kept } = tabOfAda();
  control.renewUser(account, { title: "Dr", first_name: "Adaeze" });
  expect(kept()).toEqual({ username: "ada", title: "Dr", first_name: "Adaeze" });
  expect(control.get()).toMatchObject({ account, user: kept() });
});

test("data that has not changed calls no listener", () => {
  const { control, account } = tabOfAda();
  const before = control.get();
  control.renewUser(account, { first_name: "Ada" });
  expect(control.get()).toBe(before);
});

test("an answer that arrives after the session has ended is dropped", () => {
  const { control, account, kept } = tabOfAda();
  control.end("signed-out");
  control.renewUser(account, { title: "Dr" });
  expect(kept()).toBeUndefined();
  control.signIn("token-of-bola", { username: "bola" });
  control.renewUser(account, { title: "Dr" });
  expect(kept()).toEqual({ username: "bola" });
});
