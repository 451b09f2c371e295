// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import { benchEnvironment, reply, scriptedProvider } from "#tests/support/open-screen.ts";
import { loadLate } from "#renderer/late.ts";
import { OpenedContext } from "#renderer/screen-context.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = compileScreenFile("tests/billers/dollar-card.json");
const quote = (rate: string, expires_at: string) =>
  reply({ data: { id: rate, rate, total: "15000", expires_at } });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Asks for a quote and comes to its review, a second after it was given. */
async function openReview(provider: ReturnType<typeof scriptedProvider>): Promise<void> {
  const { environment } = benchEnvironment({ provider });
  const late = await loadLate(["views", "payments", "pin", "number", "cards", "select"]);
  let store: ScreenStore | undefined;
  const opened = (one: ScreenStore) => {
    store = one;
  };
  render(
    <OpenedContext value={opened}>
      <ScreenView screen={card} environment={environment} late={late} />
    </OpenedContext>,
  );
  await pass(0);
  act(() => store?.submit({ source_wallet_number: "2010000017", dollars: 10 }));
  await pass(1_000);
}

test("the review counts down, and says what is another in the new offer", async () => {
  const provider = scriptedProvider();
  provider.on("GET customers/wallets", reply({ data: [] }));
  provider.on("POST fx/quotes", quote("1500", "2026-11-20T10:00:30Z"), quote("1520", "2026-11-20T11:00:00Z"));
  await openReview(provider);

  expect(screen.getByRole("timer").textContent).toBe("This offer holds for 29 s.");
  await pass(29_000);
  expect(screen.getByText(/Rate is now ₦1,520.00, it was ₦1,500.00/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toBe("This offer holds for 59 min.");
});

test.each([
  ["2026-11-20T10:02:00Z", "119 s"],
  ["2026-11-20T10:02:01Z", "2 min"],
  ["2026-11-20T12:00:00Z", "119 min"],
  ["2026-11-20T23:59:00Z", "13 hours"],
])("an offer until %s holds for %s", async (end, told) => {
  const provider = scriptedProvider();
  provider.on("GET customers/wallets", reply({ data: [] }));
  provider.on("POST fx/quotes", quote("1500", end));
  await openReview(provider);
  expect(screen.getByRole("timer").textContent).toBe(`This offer holds for ${told}.`);
});
