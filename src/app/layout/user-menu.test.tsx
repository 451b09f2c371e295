import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { mountSandbox } from "#tests/support/sandbox.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";

const sandbox = mountSandbox();

test("the user's menu leads to profile and dashboard; its picture is a default until the profile has one", async () => {
  const user = await visitSignedIn(sandbox, "/bills-payment");
  const opener = screen.getByRole("button", { name: "Your account" });
  expect(opener.querySelector("svg")).not.toBeNull();
  await user.click(opener);
  expect(screen.getByRole("link", { name: "Profile" }).getAttribute("href")).toBe("/profile");
  expect(screen.getAllByRole("link", { name: "Dashboard" }).at(-1)!.getAttribute("href")).toBe("/dashboard");
});

test("the profile's picture is the avatar", async () => {
  const profile_pic = "https://bank.example/ada.png";
  const profile = { username: "ada", first_name: "Ada", last_name: "Okafor", profile_pic };
  const body = {
    status: true,
    data: { token: "t", profile: { ...profile, email_verified_at: "2026-01-05" } },
  };
  await sandbox.plan({ route: "POST /api/v1/login", kind: "status", status: 200, body });
  await visitSignedIn(sandbox, "/bills-payment");
  const opener = await screen.findByRole("button", { name: "Your account" });
  await waitFor(() => expect(opener.querySelector("img")?.getAttribute("src")).toBe(profile_pic));
});
