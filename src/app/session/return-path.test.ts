import { expect, test } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { openControl } from "#tests/support/session-control.ts";

const OF_ADA = "/support?reference=DEMO-1&about=dispute";

/** A tab, of which each load of the app has a control of its own. */
function openTab() {
  const [storage, device] = [safeStorage(memoryStorage), safeStorage(memoryStorage)];
  return () => openControl(storage, device);
}

test.each(["idle", "expired", "abandoned"] as const)(
  "where a customer's session has ended (%s), they come again, and nobody else does",
  (reason) => {
    for (const [username, path] of [
      ["ada", OF_ADA],
      ["chidi", undefined],
    ] as const) {
      const load = openTab();
      const control = load();
      control.signIn("t-1", { username: "ada" });
      control.end(reason);
      control.rememberPath(OF_ADA);
      // A reload of the sign-in forgets why the session has ended, and not whose the path is.
      const again = load();
      again.signIn("t-2", { username });
      expect(again.rememberedPath()).toBe(path);
    }
  },
);

test("a path that was asked for before any sign-in is for whoever signs in", () => {
  const control = openTab()();
  control.rememberPath("/airtime");
  control.signIn("t-1", { username: "chidi" });
  expect(control.rememberedPath()).toBe("/airtime");
});
