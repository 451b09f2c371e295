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
  let answer: ((reply: never) => void) | undefined;
  const sendLate = () =>
    new Promise<never>((resolve) => {
      answer = resolve;
    });
  const paid = countPayments(sendLate)({ idempotencyKey: "key" } as never);

  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText("A payment is under way. Reload once it has been answered.")).toBeTruthy();

  answer?.({ status: 200, body: {} } as never);
  await paid;
  await user.click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});
