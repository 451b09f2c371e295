import { expect, it } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import type { User } from "#provider/session.ts";
import { openControl } from "#tests/support/session-control.ts";

/** The account that a customer has after the sign-in with a token. */
function accountOf(token: string, profile: unknown): string {
  const session = openControl();
  // A provider sends what it likes.
  session.signIn(token, profile as User);
  return session.get().account;
}

it.each([
  ["an empty username", { username: "", email: "ada@x.ng" }, { username: "", email: "bola@x.ng" }],
  ["no e-mail", { email: null, phone: "08031234567" }, { email: null, phone: "08031234568" }],
  ["an id alone", { id: 1 }, { id: 2 }],
])("customers with %s have accounts of their own, the same at each sign-in", (_, ada, bola) => {
  expect(accountOf("t1", ada)).not.toBe(accountOf("t1", bola));
  expect(accountOf("t1", ada)).toBe(accountOf("t2", ada));
});

it.each([[{ email: "", first_name: "Ada" }], [{}], [undefined]])(
  "a customer whom nothing names (%j) shares nothing with the next one",
  (profile) => {
    expect(accountOf("t1", profile)).not.toBe("");
    expect(accountOf("t1", profile)).not.toBe(accountOf("t2", profile));
    const session = openControl();
    session.signIn("t1", profile as User);
    expect(session.renewToken("t2", profile as User)).toBe(false);
  },
);

it("an account stays what it was where there is a username or an e-mail", () => {
  const ada = { username: "ada", email: "ada@x.ng", id: 7, phone: "0803" };
  expect(accountOf("t", ada)).toBe(accountOf("t", { username: "ada" }));
  expect(accountOf("t", { email: "ada@x.ng", id: 7 })).toBe(accountOf("t", { email: "ada@x.ng" }));
});

it("an account is the same after a reload that has lost the customer's data", () => {
  const [tab, device] = [safeStorage(memoryStorage), safeStorage(memoryStorage)];
  const before = openControl(tab, device);
  before.signIn("t", { username: "ada" });
  tab.remove("user");
  expect(openControl(tab, device).get()).toMatchObject({ token: "t", account: before.get().account });
});
