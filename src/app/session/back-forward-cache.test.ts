// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { safeStorage } from "#lib/storage.ts";
import { createSession } from "#provider/session.ts";

import { watchBackForwardCache } from "./back-forward-cache.ts";
import { createSessionControl } from "./session-control.ts";
import { openTabChannel } from "./tab-channel.ts";

const channel = openTabChannel();
let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  sessionStorage.clear();
  document.documentElement.removeAttribute("style");
});

function pageOfAda() {
  const storage = safeStorage(() => sessionStorage);
  const session = createSession(storage);
  const control = createSessionControl({
    session,
    storage,
    channel,
    companyKey: "demo",
    onEnd: () => undefined,
  });
  control.signIn("token-of-ada", { username: "ada" });
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  stop = watchBackForwardCache(storage, control);
  return reload;
}

function transition(type: "pagehide" | "pageshow"): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
}

const isHidden = () => document.documentElement.style.visibility === "hidden";

test("a page that comes back to its own session shows itself again", () => {
  const reload = pageOfAda();
  transition("pagehide");
  expect(isHidden()).toBe(true);
  transition("pageshow");
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("a page whose session has ended meanwhile stays hidden and loads anew", () => {
  const reload = pageOfAda();
  transition("pagehide");
  sessionStorage.clear();
  transition("pageshow");
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
