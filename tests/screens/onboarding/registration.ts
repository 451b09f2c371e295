import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

import { visit } from "#tests/support/render-app.tsx";

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

export async function signUp(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Sign up" }));
}
