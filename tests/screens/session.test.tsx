import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { fillIn } from "./onboarding/fill-in.ts";

const sandbox = mountSandbox();
const ENDED = "Your session has ended. Sign in again to go on.";
const UNAUTHENTICATED = { status: false, message: "Unauthenticated." };

const calls = [
  { call: "profile", path: "/dashboard" },
  { call: "customers/wallets", path: "/dashboard" },
  { call: "customers/wallet-transactions", path: "/dashboard" },
  { call: "customers/wallets", path: "/airtime" },
  { call: "customers/wallet-transactions", path: "/airtime" },
];

async function signIn(user: UserEvent): Promise<void> {
  await screen.findByLabelText("Username");
  expect(location.pathname).toBe("/");
  await fillIn(user, { Username: "ada", Password: "Password1!" });
  await user.click(screen.getByText("Sign in", { selector: "button, button *" }));
}

for (const { call, path } of calls)
  test(`a 401 on ${call} at ${path} ends the session, and the customer returns to the page after signing in`, async () => {
    const user = visit(path);
    await screen.findByLabelText("Username");
    await sandbox.plan({ route: `GET /api/v1/${call}`, kind: "status", status: 401, body: UNAUTHENTICATED });
    await signIn(user);
    await screen.findByText(ENDED);
    await waitFor(() => expect(location.pathname).toBe("/"));
    await waitFor(() => expect(sessionStorage.getItem("token")).toBeNull());
    await signIn(user);
    await waitFor(() => expect(location.pathname).toBe(path));
    await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
    await screen.findByRole("button", { name: "Your account" });
  });

test("a wrong password at sign-in does not count as an ended session", async () => {
  const user = visit("/");
  await screen.findByLabelText("Username");
  await sandbox.plan({ route: "POST /api/v1/login", kind: "status", status: 401, body: UNAUTHENTICATED });
  await signIn(user);
  await screen.findByText("Failed to Sign In : Unauthenticated.");
  expect(screen.queryByText(ENDED)).toBeNull();
});
