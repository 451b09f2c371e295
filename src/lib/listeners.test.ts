import { expect, test, vi } from "vitest";

import { createListeners } from "./listeners.ts";

test("tells each listener once, in order, until it leaves", () => {
  const { subscribe, notify } = createListeners<[text: string]>();
  const heard = vi.fn<(text: string) => void>();
  const leave = subscribe(heard);
  subscribe((text) => heard(`second ${text}`));
  subscribe(heard);
  notify("one");
  leave();
  leave();
  notify("two");
  expect(heard.mock.calls.flat()).toEqual(["one", "second one", "second two"]);
});

test("one that leaves while it is told keeps no other from hearing", () => {
  const { subscribe, notify } = createListeners();
  const heard = vi.fn<() => void>();
  const leave = subscribe(() => leave());
  subscribe(heard);
  notify();
  expect(heard).toHaveBeenCalledOnce();
});
