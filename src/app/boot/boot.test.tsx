import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import { signIn, visit } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

describe("opening a bank", () => {
  test("shows the company's name, description and look before anyone signs in", async () => {
    visit("/");
    expect(await screen.findByText("Everyday banking, shown with everything switched on.")).toBeTruthy();
    expect(screen.getByText("Demo Bank", { selector: "header *" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
    expect(document.documentElement.style.getPropertyValue("--color-brand")).toMatch(/^#[0-9a-f]{6}$/);
    expect(document.documentElement.lang).toBe("en-US");
    expect(JSON.parse(sessionStorage.getItem("application_id")!)).toBe("test-application");
    expect(JSON.parse(sessionStorage.getItem("company")!)).toMatchObject({ full_name: "Demo Bank" });
  });

  test("calls carry the stored application id", async () => {
    const user = visit("/");
    await screen.findByRole("heading", { name: "Sign in" });
    sessionStorage.setItem("application_id", '"stored-application"');
    const asked = vi.spyOn(globalThis, "fetch");
    await signIn(user);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get("AppID")).toBe("stored-application");
  });

  test("two companies look different from the same build", async () => {
    visit("/", { company: "harbour" });
    await screen.findByText("Steady money for people who work by the water.");
    const harbour = document.documentElement.style.getPropertyValue("--color-brand");
    cleanup();
    visit("/", { company: "sahel" });
    await screen.findByText("Savings and payments for the northern markets.");
    expect(document.documentElement.style.getPropertyValue("--color-brand")).not.toBe(harbour);
  });

  test("a bank without a logo has the whole first letter of its name", async () => {
    sandbox.setTenant("demo", JSON.stringify({ brand: { name: "𞤀𞤣𞤤𞤢𞤥 Bank", logo: null } }));
    visit("/");
    expect(await screen.findByText("𞤀", { selector: "header b" })).toBeTruthy();
  });

  test("says that the page is broken when the company does not exist", async () => {
    visit("/", { company: "nobody" });
    expect(await screen.findByRole("heading", { name: "Page Broken!" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Page Broken!"));
  });

  test.each([
    { kind: "drop-before" as const, text: "We could not reach the bank" },
    { kind: "status" as const, text: "The bank did not answer as it should" },
    { kind: "html" as const, text: "The bank sent an answer that we could not read" },
  ])("a company that cannot be fetched ($kind) is not missing: Retry opens it", async ({ kind, text }) => {
    await sandbox.plan({ route: "GET /platform/api/v1/organizations/demo", kind });
    const user = visit("/");
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  });

  test.each([
    { online: true, told: 1 },
    { online: false, told: 0 },
  ])(
    "the bank as this device knew it last, reported where not only the device is offline: %o",
    async ({ online, told }) => {
      visit("/");
      await screen.findByRole("heading", { name: "Sign in" });
      cleanup();
      sessionStorage.clear();
      const listening = new AbortController();
      const tell = vi.fn<(event: Event) => void>();
      addEventListener("bank:last-known", tell, { signal: listening.signal });
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
      await sandbox.plan({ route: "GET /platform/api/v1/organizations/demo", kind: "status" });
      visit("/");
      expect(await screen.findByText("We could not reach the bank", { exact: false })).toBeTruthy();
      listening.abort();
      expect(tell).toHaveBeenCalledTimes(told);
    },
  );

  test.each([
    { text: '{"theme": {"radi', told: 1 },
    { text: '{"theme": {}}', told: 0 },
  ])("a tenant file that cannot be read is reported: $text", async ({ text, told }) => {
    const listening = new AbortController();
    const tell = vi.fn<(event: Event) => void>();
    addEventListener("bank:illegible", tell, { signal: listening.signal });
    sandbox.setTenant("demo", text);
    visit("/");
    await screen.findByRole("heading", { name: "Sign in" });
    listening.abort();
    expect(tell).toHaveBeenCalledTimes(told);
  });

  test("a tenant without a file gets the company's own profile", async () => {
    sandbox.setTenant("demo", undefined);
    visit("/");
    expect(await screen.findByText("Demo Bank", { selector: "header *" })).toBeTruthy();
  });

  test("the demo customers are shown in the sandbox only", async () => {
    visit("/");
    expect(await screen.findByText("Demo bank")).toBeTruthy();
    cleanup();
    document.head.replaceChildren();
    visit("/", { sandbox: false });
    await screen.findByRole("heading", { name: "Sign in" });
    expect(screen.queryByText("Demo bank")).toBeNull();
  });

  test("an unknown path is missing, with a way back", async () => {
    visit("/nothing-here");
    expect(await screen.findByRole("heading", { name: "Page Missing!" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
  });
});
