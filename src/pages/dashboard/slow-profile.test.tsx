import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

afterEach(() => {
  vi.useRealTimers();
});

test("a profile that takes long hides no money, and comes to its place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const answer = sandbox.hold("GET /api/v1/profile");
  await visitSignedIn(sandbox, "/dashboard");
  expect(await screen.findByText("Loading your profile")).toBeTruthy();
  expect(screen.queryByText("2010000017")).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen.findByText("2010000017")).toBeTruthy();
  expect(screen.getByText("Loading your profile")).toBeTruthy();
  await answer();
  expect(await screen.findByRole("region", { name: "Your details" })).toBeTruthy();
  expect(screen.queryByText("Loading your profile")).toBeNull();
});
