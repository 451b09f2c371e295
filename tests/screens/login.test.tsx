import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { signIn, visit } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const logins = () => sandbox.requests.filter((request) => request === "POST /api/v1/login");

describe("sign-in", () => {
  it("has the specification's fields, in order, with the attributes that browsers need to fill them in", async () => {
    visit("/");
    const username = await screen.findByLabelText("Username");
    const password = screen.getByLabelText("Password");
    const remember = screen.getByRole<HTMLInputElement>("checkbox", { name: "Remember me" });
    expect(username.getAttribute("autocomplete")).toBe("username");
    expect(password.getAttribute("autocomplete")).toBe("current-password");
    expect(password.getAttribute("type")).toBe("password");
    expect(remember.checked).toBe(true);
    expect(username.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(password.compareDocumentPosition(remember)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(document.title).toBe("Welcome - Login"));
  });

  it("leads to the forgotten password and to the registration", async () => {
    visit("/");
    const forgotten = await screen.findByRole("link", { name: "Forgot password?" });
    expect(forgotten.getAttribute("href")).toBe("/forget-password");
    expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/register");
  });

  it("sends nothing while a field is empty, and lists each one", async () => {
    const user = visit("/");
    await user.click(await screen.findByRole("button", { name: "Sign in" }));
    const title = await screen.findByRole("heading", { name: "Username and password are required" });
    const summary = within(title.parentElement!);
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter your username",
      "Enter your password",
    ]);
    expect(logins()).toEqual([]);
  });

  it("shows the server's message after 'Failed to Sign In : ', and clears only the password", async () => {
    const user = visit("/");
    await signIn(user, "ada", "wrong");
    await screen.findByText("Failed to Sign In : Invalid username or password.");
    expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("ada");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  });

  it("keeps token and user as the specification says", async () => {
    const user = visit("/");
    await signIn(user, "  ada ");
    await screen.findByRole("navigation", { name: "Main" });
    expect(JSON.parse(sessionStorage.getItem("token") ?? "")).toMatch(/./);
    expect(JSON.parse(sessionStorage.getItem("user") ?? "")).toMatchObject({ username: "ada" });
    expect(logins()).toHaveLength(1);
  });

  it("waits for the reply, says so on the button, and accepts no second press", async () => {
    const answer = sandbox.hold("POST /api/v1/login");
    const user = visit("/");
    await signIn(user);
    await user.click(await screen.findByRole("button", { name: "Please wait..." }));
    await answer();
    await screen.findByRole("navigation", { name: "Main" });
    expect(logins()).toHaveLength(1);
  });

  it("sends customers with an unverified e-mail address to the verification", async () => {
    const user = visit("/");
    await signIn(user, "bola");
    await waitFor(() => expect(location.pathname).toBe("/verify-email"));
    expect(sandbox.requests).toContain("POST /api/v1/bypass-email-verification");
    expect(sandbox.requests).toContain("POST /api/v1/users/send-otp");
    expect(sessionStorage.getItem("token")).toBeNull();
  });
});
