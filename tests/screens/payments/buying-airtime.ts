import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

import { visitSignedIn, type Visit } from "#tests/support/render-app.tsx";
import type { MountedSandbox } from "#tests/support/sandbox.ts";

import { end, enterPin, field, fillIn, press } from "./paying.ts";

export const PURCHASE = "POST /api/v1/transactions/buy-airtime";
export const ADA = "2010000017";

export type Airtime = { readonly phone?: string; readonly amount?: string; readonly network?: string };

/** Opens the form, with its first wallet chosen. */
export async function openAirtime(
  sandbox: MountedSandbox,
  options?: Visit & { readonly username?: string },
): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/airtime", options);
  await untilOpen();
  return user;
}

export async function untilOpen(): Promise<void> {
  await waitFor(() => expect(field("Wallet").value).not.toBe(""));
}

/** Fills in the form, continues and confirms. */
export async function buyAirtime(
  user: UserEvent,
  { phone = "08059870066", amount = "100", network }: Airtime = {},
): Promise<void> {
  await fillIn(user, { "Phone Number": phone, Amount: amount });
  if (network) await user.selectOptions(field("Network"), network);
  await press(user, "Continue");
  await enterPin(user);
}

/** Buys airtime, and puts the result away. */
export async function buyAndFinish(user: UserEvent, airtime?: Airtime): Promise<void> {
  await buyAirtime(user, airtime);
  expect((await end())[0]).toBe("Successful");
  await press(user, "Done");
}

/** Signs out through the menu, and in again on the page that follows. */
export async function signOut(user: UserEvent): Promise<void> {
  await user.click(screen.getByText("Logout", { selector: "button, button *" }));
  await screen.findByLabelText("Username");
}

/** The whole content of a storage. */
export function storedIn(storage: Storage): string {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  return keys.map((key) => storage.getItem(key)).join("\n");
}

/** What the device keeps and the page shows. */
export function everythingKept(): string {
  const typed = [...document.querySelectorAll("input")].map(({ value }) => value);
  const page = [document.documentElement.outerHTML, document.title, location.href];
  const kept = [storedIn(sessionStorage), storedIn(localStorage), JSON.stringify(history.state)];
  return [...kept, ...typed, ...page].join("\n");
}
