import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { openTabChannel } from "#app/session/tab-channel.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { visitSignedIn, type Visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const MUM = "08031234567";
const SHOP = "08059870066";

const phone = () => screen.getByLabelText<HTMLInputElement>("Phone Number");
const network = () => screen.getByLabelText<HTMLSelectElement>("Network");
const recent = () => screen.queryByRole("group", { name: "Recent" });
const picks = () =>
  within(recent()!)
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");
const button = (name: string) => within(recent()!).getByRole("button", { name });

/** Stores a recipient from an earlier visit on the device. */
function remember(place: Storage, company: string, username: string): void {
  const kept = [
    { inputs: { network_provider: "airtel", phone_number: MUM }, label: MUM, detail: "Airtel" },
    { inputs: { network_provider: "glo", phone_number: SHOP }, label: SHOP, detail: "Glo" },
  ];
  place.setItem(
    `recipients.${fingerprintOf(company, username)}`,
    JSON.stringify({ airtime: kept, other: kept }),
  );
}

async function openForm(options?: Visit & { readonly username?: string }): Promise<UserEvent> {
  const user = await visitSignedIn(sandbox, "/airtime", options);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Wallet").value).not.toBe(""));
  return user;
}

/** The whole content of a storage. */
const stored = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index)!)).join("\n");

describe("recipients on a screen", () => {
  it("are filled in with one tap, marked while they are in the form, and remove their errors", async () => {
    remember(localStorage, "demo", "ada");
    const user = await openForm();
    expect(picks()).toEqual([`${MUM} Airtel`, `${SHOP} Glo`]);
    await user.click(screen.getByText("Continue"));
    const summary = (await screen.findByText("Please fill in all fields")).parentElement!;
    expect(summary.textContent).toContain("Enter the phone number to top up");
    await user.click(button(`${MUM} Airtel`));
    // A ported number: the network that it was paid at, not the one of its prefix.
    expect([phone().value, network().value]).toEqual([MUM, "airtel"]);
    expect(summary.textContent).not.toContain("phone number");
    expect(summary.textContent).toContain("amount");
    expect(button(`${MUM} Airtel`).getAttribute("aria-pressed")).toBe("true");
    await user.selectOptions(network(), "mtn");
    expect(button(`${MUM} Airtel`).getAttribute("aria-pressed")).toBe("false");
  });

  it("are forgotten one by one, and the focus is never lost", async () => {
    remember(localStorage, "demo", "ada");
    const user = await openForm();
    await user.click(button(`Forget ${SHOP}`));
    expect(picks()).toEqual([`${MUM} Airtel`]);
    expect(document.activeElement).toBe(button(`${MUM} Airtel`));
    await user.click(button(`Forget ${MUM}`));
    expect(recent()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Wallet"));
    expect(stored(localStorage)).toContain('"airtime":[],"other":[{');
  });

  it("are stored after a successful payment, and not before", async () => {
    const user = await openForm();
    expect(recent()).toBeNull();
    await user.click(phone());
    await user.paste(SHOP);
    await user.click(screen.getByLabelText("Amount"));
    await user.paste("100");
    await user.click(screen.getByText("Continue"));
    await user.click(await screen.findByLabelText("Transaction PIN", { selector: "input" }));
    await user.paste("1234");
    await user.keyboard("{Enter}");
    await user.click(await screen.findByText("Done"));
    await waitFor(() => expect(picks()).toEqual([`${SHOP} Glo`]));
    expect(phone().value).toBe("");
  });

  it("include those that another tab has stored", async () => {
    await openForm();
    remember(localStorage, "demo", "ada");
    window.dispatchEvent(new StorageEvent("storage"));
    await waitFor(() => expect(picks()).toHaveLength(2));
  });

  it("are separate for each customer", async () => {
    remember(localStorage, "demo", "ada");
    remember(localStorage, "sahel", "chidi");
    await openForm({ username: "chidi" });
    expect(recent()).toBeNull();
  });
});

describe("a tenant that asks to forget recipients", () => {
  const AWAY = 60 * 60_000;
  // The session ends outside React's `act`: inside it, a part that is loaded then would never appear.
  const ends: Record<string, (user: UserEvent) => Promise<void>> = {
    "a sign-out": async (user) => {
      await user.click(screen.getByRole("button", { name: "Your account" }));
      screen.getByRole("button", { name: "Sign out" }).click();
    },
    "a sign-out in another tab": async () => {
      const tab = openTabChannel();
      tab.post({ kind: "ended", account: fingerprintOf("harbour", "ada"), reason: "signed-out" });
      await screen.findByRole("heading", { name: "Sign in" });
      tab.close();
    },
    idleness: async () => {
      vi.advanceTimersByTime(AWAY);
      document.dispatchEvent(new Event("visibilitychange"));
    },
    "a 401": async (user) => {
      const route = "GET /api/v1/customers/wallet-transactions";
      await sandbox.plan({ route, kind: "status", status: 401, body: { status: false, message: "No." } });
      await user.click(screen.getByRole("button", { name: "Next" }));
    },
  };

  it.each(Object.keys(ends))("has no recipients left after %s", async (how) => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    // Recipients from before the tenant's setting, and from this session.
    remember(localStorage, "harbour", "ada");
    remember(sessionStorage, "harbour", "ada");
    const user = await visitSignedIn(sandbox, "/dashboard", { company: "harbour" });
    await screen.findByRole("button", { name: "Next" });
    expect(stored(sessionStorage)).toContain(MUM);
    expect(stored(localStorage)).not.toContain(MUM);
    await ends[how]!(user);
    await screen.findByRole("heading", { name: "Sign in" });
    expect(stored(sessionStorage) + stored(localStorage)).not.toContain(MUM);
  });
});
