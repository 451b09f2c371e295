import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import type { UserEvent } from "@testing-library/user-event";

import { visit } from "#tests/support/render-app.tsx";

import { fillIn, queryField } from "./fill-in.ts";

/** The sandbox's ID number of Chioma Ngozi Bello. */
export const NIN = "12345678901";
export const LOOK_UP = `GET /api/v1/verify/nin/${NIN}`;
export const WITH_KYC = "POST /api/v1/customers-api/registrations/with-kyc";
export const WITHOUT_KYC = "POST /api/v1/customers-api/registrations/without-kyc";
export const BY_HAND = "None of these: I enter my details";

/** A registration by hand. */
export const DAYO = {
  "ID type": BY_HAND,
  "First name": "Dayo",
  "Middle name": "Tunde",
  "Last name": "Ade",
  Gender: "Female",
  "Phone number": "+234 807 777 8888",
  "Second phone number": "0807 777 9999",
  Email: "dayo@example.com",
  "Date of birth": "1995-05-05",
  "Transaction PIN": "2468",
  Password: "Str0ng!pass",
};

/** Opens the registration. */
export async function openRegistration(): Promise<UserEvent> {
  const user = visit("/register");
  await screen.findByLabelText("ID type");
  return user;
}

export async function press(user: UserEvent, name: "Continue" | "Back" | "Sign up"): Promise<void> {
  await user.click(screen.getByRole("button", { name }));
}

/** The form of the registration that stands on the page: "Step 2 of 4 · Your details". */
export function atStep(step: string): Promise<HTMLElement> {
  return screen.findByRole("heading", { name: step });
}

export const STEPS = [
  "Step 1 of 4 · Your ID",
  "Step 2 of 4 · Your details",
  "Step 3 of 4 · Contact details",
  "Step 4 of 4 · PIN and password",
] as const;

/**
 * Fills in the forms from the present one on, up to a step (the last by default), and goes on between them. Each form
 * takes the values that it has fields for.
 */
export async function goThrough(
  user: UserEvent,
  values: Readonly<Record<string, string>>,
  to: (typeof STEPS)[number] = STEPS[3],
): Promise<void> {
  for (;;) {
    const own = Object.entries(values).filter(([label]) => queryField(label) !== null);
    await fillIn(user, Object.fromEntries(own));
    const here = screen.getByRole("heading", { name: /^Step \d of 4/ }).textContent as (typeof STEPS)[number];
    if (here === to) return;
    await waitFor(() => expect(screen.queryByText("Looking up your details...")).toBeNull());
    await press(user, "Continue");
    await atStep(STEPS[STEPS.indexOf(here) + 1]!);
  }
}

/** Fills in the whole registration, and sends it. */
export async function signUp(user: UserEvent, values: Readonly<Record<string, string>>): Promise<void> {
  await goThrough(user, values);
  await press(user, "Sign up");
}
