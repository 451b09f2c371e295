import { expect, test, vi } from "vitest";

import { forgetLoad, holdLoads, LOAD_LIMIT_MS, loadOnce } from "./load-once.ts";

test("loads once, however often it is asked for", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "part");
  expect(await Promise.all([loadOnce(load), loadOnce(load)])).toEqual(["part", "part"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("says 'Loading chunk failed', and tries again once the failure is forgotten", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "part").mockRejectedValueOnce(new Error("gone"));
  await expect(loadOnce(load)).rejects.toThrow("Loading chunk failed");
  forgetLoad(load);
  expect(await loadOnce(load)).toBe("part");
});

test("gives up after 120 seconds", async () => {
  vi.useFakeTimers();
  expect(LOAD_LIMIT_MS).toBe(120_000);
  const loading = loadOnce(() => new Promise<never>(() => undefined));
  await Promise.all([
    expect(loading).rejects.toThrow("Loading chunk failed"),
    vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS),
  ]);
  vi.useRealTimers();
});

test("while the page is about to reload, a part that came as undefined is not shown", async () => {
  holdLoads();
  const shown = vi.fn<() => void>();
  void loadOnce(async () => undefined).then(shown, shown);
  void loadOnce(() => Promise.reject(new Error("gone"))).then(shown, shown);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(shown).not.toHaveBeenCalled();
});
