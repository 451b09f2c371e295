import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { navigateTo } from "#app/navigation.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const PURCHASE = "POST /api/v1/transactions/buy-airtime";

test.each([
  ["08000000002", "Payment successful", /went through\.$/],
  ["08000000003", "Payment did not go through", /did not go through\.$/],
])(
  "the alert of a pending payment to %s, whose screen was left, becomes '%s' when it settles",
  async (phone, title, text) => {
    const user = await visitSignedIn(sandbox, "/airtime");
    await screen.findByText(/^2010000017/);
    await user.click(screen.getByLabelText("Phone Number"));
    await user.paste(phone);
    await user.selectOptions(screen.getByLabelText("Network"), "mtn");
    await user.click(screen.getByLabelText("Amount"));
    await user.paste("100");
    await user.click(screen.getByText("Continue"));
    await screen.findByText("Enter Transaction PIN");
    await user.click(screen.getByLabelText("Transaction PIN", { selector: "input" }));
    await user.paste("1234");
    const answer = sandbox.hold(PURCHASE);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(sandbox.requests).toContain(PURCHASE));
    // On the screen itself the result would say it.
    await act(async () => navigateTo("/support", {}));
    await screen.findByRole("heading", { level: 1, name: "Contact Support" });
    await answer();
    expect(await screen.findByRole("alertdialog", { name: "Payment pending" })).toBeTruthy();
    await sandbox.call("POST", "/__sandbox/clock", { ms: 6000 });
    const alert = await screen.findByRole("alertdialog", { name: title });
    expect(alert.querySelector("h2 + div")?.textContent).toMatch(text);
    await user.click(screen.getByRole("button", { name: "OK" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  },
);
