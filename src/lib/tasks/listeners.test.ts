import { expect, test, vi } from "vitest";

import { createListeners } from "./listeners.ts";

test("calls each listener once, in order, until it unsubscribes", () => {
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

test("a listener that unsubscribes while it is called does not stop the others", () => {
  const { subscribe, notify } = createListeners();
  const heard = vi.fn<() => void>();
  const leave = subscribe(() => leave());
  subscribe(heard);
  notify();
  expect(heard).toHaveBeenCalledOnce();
});
