import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";

import { openRecipients } from "#engine/recipients/recipients.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";
import { setWindowWidth } from "#tests/support/window-width.ts";

const sandbox = mountSandbox();
const MUM = "08031234567";

const summary = () => screen.getByRole("region", { name: "Your payment" });
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

async function openForm(): Promise<UserEvent> {
  openRecipients(
    safeStorage(() => localStorage),
    fingerprintOf("demo", "ada"),
  ).add("airtime", { inputs: { phone_number: MUM, network_provider: "mtn" }, label: MUM });
  const user = await visitSignedIn(sandbox, "/airtime");
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Wallet").value).not.toBe(""));
  return user;
}

describe("beside a form, on a desk", () => {
  beforeEach(() => setWindowWidth(1280));

  it("stands what it comes to, and what the wallet has afterwards, hidden until asked for", async () => {
    const user = await openForm();
    await user.click(within(screen.getByRole("group", { name: "Recent" })).getByText(MUM));
    await user.type(screen.getByLabelText("Amount"), "500");
    const { textContent } = summary();
    expect(textContent).toContain("Amount₦500.00");
    expect(textContent).toContain(`Phone Number${MUM}`);
    expect(textContent).not.toContain("244,800.50");
    await user.click(within(summary()).getByRole("button", { name: "Show balance after" }));
    expect(summary().textContent).toContain("₦244,800.50");
  });

  it("stands no description as long as its reference is not made", async () => {
    const user = await visitSignedIn(sandbox, "/transfer");
    await user.type(await screen.findByLabelText("Amount"), "500");
    expect(summary().textContent).toContain("Amount₦500.00");
    await user.type(screen.getByLabelText("Description"), "Rent");
    expect(summary().textContent).toContain("From wallet");
    expect(summary().textContent).not.toContain("Description");
  });

  it("stand the latest recipients, and not where the form itself shows what is confirmed", async () => {
    const user = await openForm();
    const recent = screen.getByRole("group", { name: "Recent" });
    expect(isBefore(screen.getByLabelText("Wallet"), recent)).toBe(true);
    await user.click(within(recent).getByText(MUM));
    await user.type(screen.getByLabelText("Amount"), "500");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("dialog", { name: "Enter Transaction PIN" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Your payment" })).toBeNull();
  });

  it("is no room when the window gets narrow: the recipients move above the form, and nothing is lost", async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText("Amount"), "500");
    await user.click(screen.getByRole("button", { name: `Save ${MUM}` }));
    await user.type(screen.getByLabelText("Name"), "Mum");
    act(() => setWindowWidth(1024));
    expect(screen.queryByRole("region", { name: "Your payment" })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Mum");
    await user.keyboard("{Escape}");
    expect(isBefore(screen.getByRole("group", { name: "Recent" }), screen.getByLabelText("Wallet"))).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("500");
  });
});
