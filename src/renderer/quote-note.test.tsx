// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ScreenStore } from "#engine/screen-store.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import { benchEnvironment, reply, scriptedProvider } from "#tests/support/open-screen.ts";

import { loadLate } from "./late.ts";
import { OpenedContext } from "./screen-context.ts";
import { ScreenView } from "./screen-view.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = compileScreenFile("tests/billers/dollar-card.json");
const quote = (rate: string, expires_at: string) =>
  reply({ data: { id: rate, rate, total: "15000", expires_at } });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("the review counts down, and says what is another in the new offer", async () => {
  const provider = scriptedProvider();
  provider.on("GET customers/wallets", reply({ data: [] }));
  provider.on("POST fx/quotes", quote("1500", "2026-11-20T10:00:30Z"), quote("1520", "2026-11-20T11:00:00Z"));
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

  expect(screen.getByRole("timer").textContent).toBe("This offer holds for 29 s.");
  await pass(29_000);
  expect(screen.getByText(/Rate is now ₦1,520.00, it was ₦1,500.00/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toBe("This offer holds for 3570 s.");
});
