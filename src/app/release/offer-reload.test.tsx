import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";

import { OfferReload } from "./offer-reload.tsx";

afterEach(cleanup);

test("a reload is offered only while no payment is under way", async () => {
  const reload = vi.fn<() => void>();
  render(<OfferReload text="A new version is ready." onReload={reload} />);
  expect(screen.getByText("A new version is ready.")).toBeTruthy();
  let answer: ((reply: never) => void) | undefined;
  const sendLate = () =>
    new Promise<never>((resolve) => {
      answer = resolve;
    });
  let paid: Promise<unknown> | undefined;
  act(() => {
    paid = countPayments(sendLate)({ idempotencyKey: "key" } as never);
  });
  expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();

  answer?.({ status: 200, body: {} } as never);
  await act(async () => await paid);
  await userEvent.setup().click(screen.getByRole("button", { name: "Reload" }));
  expect(reload).toHaveBeenCalledOnce();
});
