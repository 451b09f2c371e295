// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadLinked } from "./load-linked.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestIdleCallback"] });
  document.body.innerHTML = `
    <nav><a href="/of-the-menu">In the menu</a></nav>
    <main>
      <a href="/one?biller=a">One</a><a href="/one">Again</a><a href="/two">Two</a>
      <a href="https://elsewhere.example/three">Elsewhere</a><a href="/four" target="_blank">Another tab</a>
    </main>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("while the customer looks at a page, what its content links to is loaded once, one after the other", async () => {
  const load = vi.fn<(path: string) => void>();
  const loading = loadLinked(new AbortController().signal, load);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await loading;
  expect(load.mock.calls).toEqual([["/one"], ["/two"]]);
});

test("nothing more is loaded for a page that the customer has left", async () => {
  const leaving = new AbortController();
  const load = vi.fn<(path: string) => void>(() => leaving.abort());
  const loading = loadLinked(leaving.signal, load);
  await vi.advanceTimersByTimeAsync(5000);
  await loading;
  expect(load.mock.calls).toEqual([["/one"]]);
});
