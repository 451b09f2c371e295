import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { openTabChannel } from "#app/session/tab-channel.ts";
import { openJournal } from "#engine/journal/journal.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { signIn, visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

import { enterPin, field, fillIn, named, press } from "./paying.ts";

const sandbox = mountSandbox();
const PROCESS = "POST /api/v1/customers/wallet-to-wallet-transaction/process";
const account = fingerprintOf("demo", "ada");

/** Ada's transfer is on its way when another tab signs her out. Returns how the bank answers it. */
async function leaveWhilePaying(user: UserEvent) {
  await waitFor(() => expect(field("Source Wallet").value).toBe("2010000017"));
  await fillIn(user, { "Destination Wallet Number": "2010000048", Amount: "500", Narration: "Lunch" });
  await named("Account Name");
  await press(user, "Continue");
  const answer = sandbox.hold(PROCESS);
  await enterPin(user);
  await waitFor(() => expect(sandbox.requests.some((one) => one.startsWith(PROCESS))).toBe(true));
  const otherTab = openTabChannel();
  otherTab.post({ kind: "ended", account, reason: "signed-out" });
  await screen.findByText("You signed out in another tab.");
  otherTab.close();
  return answer;
}

const kept = () => openJournal([safeStorage(() => localStorage)], account).list();

test.each([["to the next one"], ["where nobody is signed in"]])(
  "a reply for a customer who is gone is not told %s, but kept for the first",
  async (where) => {
    const user = await visitSignedIn(sandbox, "/wallet-transfer");
    const answer = await leaveWhilePaying(user);
    if (where === "to the next one") {
      await signIn(user, "chidi");
      await screen.findByText("Welcome, Mr Chidi");
    }
    await answer();
    await waitFor(() => expect(kept()).toMatchObject([{ outcome: "succeeded" }]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.body.textContent).not.toContain("500.00 sent to");
  },
);
