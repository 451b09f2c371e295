import { expect, test, vi } from "vitest";
import { safeStorage } from "#lib/storage/storage.ts";
import { createSchemeStore } from "./scheme.ts";

/** A system setting that a test can switch. */
function systemSetting(dark: boolean) {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: dark,
    change(next: boolean) {
      this.matches = next;
      target.dispatchEvent(new Event("change"));
    },
  });
}

const blocked = () =>
  safeStorage(() => {
    throw new Error("storage is blocked");
  });

test("starts with the system's setting and follows its changes", () => {
  const media = systemSetting(false);
  const store = createSchemeStore({ storage: blocked(), media });
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  expect(store.get()).toBe("light");
  media.change(true);
  expect(store.get()).toBe("dark");
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  media.change(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("keeps a choice after a reload and after changes of the system's setting", () => {
  const storage = blocked();
  const media = systemSetting(false);
  createSchemeStore({ storage, media }).toggle();
  expect(createSchemeStore({ storage, media }).get()).toBe("dark");
  media.change(true);
  expect(createSchemeStore({ storage, media }).get()).toBe("dark");
});

test("forgets the choice when it equals the system's setting again", () => {
  const storage = blocked();
  const media = systemSetting(true);
  const store = createSchemeStore({ storage, media });
  store.toggle();
  store.toggle();
  expect(store.get()).toBe("dark");
  media.change(false);
  expect(store.get()).toBe("light");
});

test("tells listeners of a toggle, and ignores a stored word that is not a scheme", () => {
  const storage = blocked();
  storage.write("scheme", "pink");
  const store = createSchemeStore({ storage, media: systemSetting(false) });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  expect(store.get()).toBe("light");
  store.toggle();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe("dark");
});
