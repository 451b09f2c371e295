// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { safeStorage } from "#lib/storage/storage.ts";
import { createSession } from "#provider/session.ts";

import { openLivingSessions } from "./living-sessions.ts";
import { watchPutAside } from "./put-aside.ts";
import { createSessionControl } from "./session-control.ts";
import { openTabChannel } from "./tab-channel.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.removeAttribute("style");
});

/** The session-related parts of a tab. A sleeping tab gets no messages, so no two tabs here share a channel. */
function openTab(tab: Storage = sessionStorage) {
  const storage = safeStorage(() => tab);
  const channel = { ...openTabChannel(), post: () => undefined };
  const control = createSessionControl({
    session: createSession(storage),
    storage,
    channel,
    living: openLivingSessions(safeStorage(() => localStorage)),
    companyKey: "demo",
    onEnd: () => undefined,
  });
  stops.push(channel.close);
  return { storage, control };
}

function pageOfAda() {
  const { storage, control } = openTab();
  control.signIn("token-of-ada", { username: "ada" });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  stops.push(watchPutAside(storage, control));
  return { control, reload };
}

/** A second tab with its own session storage. */
function otherTab() {
  const values = new Map<string, string>();
  return openTab({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  });
}

function transition(type: "pagehide" | "pageshow"): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}
function lifecycle(type: "freeze" | "resume"): void {
  document.dispatchEvent(new Event(type));
}

const isHidden = () => document.documentElement.style.visibility === "hidden";
const WAYS = [
  { way: "the back-forward cache", go: () => transition("pagehide"), come: () => transition("pageshow") },
  { way: "sleep", go: () => lifecycle("freeze"), come: () => lifecycle("resume") },
];

test.each(WAYS)(
  "a page that returns from $way shows itself again if its session is the same",
  ({ go, come }) => {
    const { reload } = pageOfAda();
    go();
    expect(isHidden()).toBe(true);
    come();
    expect(isHidden()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);

test.each(WAYS)("a page whose session ended in this tab stays hidden and reloads: $way", ({ go, come }) => {
  const { reload } = pageOfAda();
  go();
  sessionStorage.clear();
  come();
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(WAYS)(
  "a page whose customer signed out in another tab stays hidden and reloads: $way",
  ({ go, come }) => {
    const { reload } = pageOfAda();
    const other = otherTab();
    other.control.signIn("another-token-of-ada", { username: "ada" });
    go();
    other.control.end("signed-out");
    come();
    expect(isHidden()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test("a document that reloads after the session ended elsewhere is signed out at once, and says why", () => {
  const { control } = pageOfAda();
  otherTab().control.signIn("token-of-bola", { username: "bola" });
  const ended = otherTab();
  ended.control.signIn("another-token-of-ada", { username: "ada" });
  expect(openTab().control.get().token).toBe("token-of-ada");
  ended.control.end("signed-out");
  const again = openTab().control;
  expect(again.get()).toMatchObject({ token: "", user: undefined });
  expect(again.get().notice).toMatch(/^Your session ended while this tab was put aside/);
  expect(sessionStorage.getItem("user")).toBeNull();
  expect(control.hasEnded()).toBe(true);
});

test("neither another customer's sign-out nor a long unused tab ends someone else's session", () => {
  pageOfAda();
  const bola = otherTab();
  bola.control.signIn("token-of-bola", { username: "bola" });
  bola.control.end("signed-out");
  const abandoned = otherTab();
  abandoned.control.signIn("another-token-of-ada", { username: "ada" });
  abandoned.control.end("abandoned");
  expect(openTab().control.get().token).toBe("token-of-ada");
});

test("a customer who signs in again stays signed in, whatever ended before", () => {
  const { control } = pageOfAda();
  const other = otherTab();
  other.control.signIn("another-token-of-ada", { username: "ada" });
  other.control.end("signed-out");
  control.signIn("newest-token-of-ada", { username: "ada" });
  expect(openTab().control.get().token).toBe("newest-token-of-ada");
});

test("a session from before the list existed is added to it", () => {
  sessionStorage.setItem("token", '"token-of-ada"');
  sessionStorage.setItem("user", '{"username":"ada"}');
  expect(openTab().control.get().token).toBe("token-of-ada");
  const other = otherTab();
  other.control.signIn("another-token-of-ada", { username: "ada" });
  other.control.end("signed-out");
  expect(openTab().control.get().token).toBe("");
});

test("where storage is blocked, a page that was put aside reloads, and a page that was only hidden stays", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  const { reload } = pageOfAda();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(reload).not.toHaveBeenCalled();
  transition("pagehide");
  transition("pageshow");
  expect(reload).toHaveBeenCalledTimes(1);
});
