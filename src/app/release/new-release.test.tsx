import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";

import { NewRelease } from "./new-release.tsx";

afterEach(cleanup);

test("a new release waits until the payment that is under way has been answered", async () => {
  const reload = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<NewRelease onReload={reload} />);
  const answer = Promise.withResolvers<{ status: number; body: unknown }>();
  const paid = countPayments(async () => answer.promise as never)({
    api: "provider",
    method: "POST",
    path: "pay",
    idempotencyKey: "key",
  } as never);

  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText("A payment is under way. Reload once it has been answered.")).toBeTruthy();

  answer.resolve({ status: 200, body: {} });
  await paid;
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});
