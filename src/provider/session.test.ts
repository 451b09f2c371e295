// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { safeStorage } from "#lib/storage/storage.ts";

import { GUARDS, guardKey } from "./guards.ts";
import { createSession, type User } from "./session.ts";

const open = () => createSession(safeStorage(() => sessionStorage));
const ada = { username: "ada", first_name: "Ada" };

beforeEach(() => sessionStorage.clear());

describe("the session", () => {
  it("keeps token and user in session storage, the token as JSON", () => {
    open().signIn("t-1", ada);
    expect(sessionStorage.getItem("token")).toBe('"t-1"');
    expect(JSON.parse(sessionStorage.getItem("user")!)).toEqual(ada);
    expect(open().get()).toEqual({ token: "t-1", user: ada });
  });

  it("takes for a name what can be read, and nothing else; the rest of what the bank sent stays", () => {
    const sent = {
      username: 803,
      first_name: ["Ada"],
      last_name: { data: "Okafor" },
      title: null,
      tier: [1],
    };
    const session = open();
    // What a bank sends has no type.
    session.signIn("t-1", sent as unknown as User);
    const read = { username: "803", title: null, tier: [1] };
    expect(session.get().user).toEqual(read);
    session.updateUser({ ...sent, title: "Mrs" } as unknown as User);
    expect(session.get().user).toEqual({ ...read, title: "Mrs" });
    sessionStorage.setItem("user", JSON.stringify(sent));
    expect(open().get().user).toEqual(read);
  });

  it("keeps no documents that a profile brings, however deep: they would not fit, and a reload would lose the rest", () => {
    const document = `data:image/jpeg;base64,${"A".repeat(100)}`;
    const sent = { ...ada, valid_id_url: document, kyc: [{ signature: "A".repeat(2001), tier: 1 }] };
    open().signIn("t-1", sent);
    expect(open().get().user).toEqual({ ...ada, kyc: [{ tier: 1 }] });
  });

  it("signs in also where the bank sent no profile", () => {
    const session = open();
    session.signIn("t-1", undefined as unknown as User);
    expect(session.get()).toEqual({ token: "t-1", user: undefined });
  });

  it("clears all but the application id and the company", () => {
    sessionStorage.setItem("application_id", '"app"');
    sessionStorage.setItem("company", '{"key":"demo"}');
    sessionStorage.setItem("theme", '"dark"');
    const session = open();
    session.signIn("t-1", ada);
    session.store({ email: "a@b.c" });
    session.clear();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(["application_id", "company"]);
    expect(session.get()).toEqual({ token: "", user: undefined });
    expect(session.stored()).toEqual({});
  });

  it("keeps the guards against paying twice, where local storage keeps nothing", () => {
    for (const kind of GUARDS) sessionStorage.setItem(guardKey(kind, "1a2b"), "[]");
    sessionStorage.setItem("draft.airtime", "{}");
    open().clear();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(["ended.1a2b", "pending.1a2b", "unanswered.1a2b"]);
  });

  it("tells its listeners until they unsubscribe", () => {
    const session = open();
    const seen: string[] = [];
    const leave = session.subscribe(() => seen.push(session.get().token));
    session.signIn("t-1", ada);
    session.updateUser({ ...ada, title: "Dr" });
    session.clear();
    leave();
    session.signIn("t-2", ada);
    expect(seen).toEqual(["t-1", "t-1", ""]);
  });

  it("passes values from screen to screen; a newer value replaces an older one", () => {
    const session = open();
    session.store({ email: "a@b.c", step: 1 });
    session.store({ step: 2 });
    expect(open().stored()).toEqual({ email: "a@b.c", step: 2 });
  });

  it.each([
    ["no JSON", "t-1"],
    ["no text", "5"],
    ["empty", '""'],
  ])("a token that is %s is no session", (_, token) => {
    sessionStorage.setItem("token", token);
    sessionStorage.setItem("user", '{"username":"ada"}');
    expect(open().get()).toEqual({ token: "", user: undefined });
  });

  it("ignores stored values that are not an object", () => {
    sessionStorage.setItem("token", '"t-1"');
    sessionStorage.setItem("user", "[1]");
    sessionStorage.setItem("stored", '"text"');
    expect(open().get().user).toBeUndefined();
    expect(open().stored()).toEqual({});
  });

  it("works until the page closes where the browser blocks storage", () => {
    const session = createSession(
      safeStorage(() => {
        throw new DOMException("blocked", "SecurityError");
      }),
    );
    session.signIn("t-1", ada);
    session.store({ a: 1 });
    expect([session.get().token, session.stored()]).toEqual(["t-1", { a: 1 }]);
  });
});
