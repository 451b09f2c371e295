import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const KYC = "GET /api/v1/customers/kyc-verifications";
const region = async (name: string) => await screen.findByRole("region", { name });

async function rows(section: string): Promise<Record<string, string>> {
  const found = within(await region(section)).getAllByRole("term");
  return Object.fromEntries(
    found.map((term) => [term.textContent ?? "", term.nextElementSibling?.textContent ?? ""]),
  );
}

test("shows the customer's data, and says what is missing", async () => {
  await visitSignedIn(sandbox, "/profile");
  expect(await rows("Personal information")).toEqual({
    "First name": "Ada",
    "Last name": "Okafor",
    Username: "ada",
    "Phone number": "08031234567",
    Email: "ada.okafor@example.comVerified",
    Gender: "Female",
    "Date of birth": "April 12, 1990",
    NIN: "Not given",
    BVN: "Not given",
  });
  expect(screen.getByText("Mrs Ada Okafor · @ada")).toBeTruthy();
  expect(await rows("Identity documents")).toEqual({
    "ID type": "Not given",
    "Valid ID": "Not given",
    Signature: "Not given",
  });
  expect(await screen.findByText("You have not sent any documents yet.")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Ada Okafor Profile"));
});

test("an address that is not verified says so, and can be verified", async () => {
  const user = await visitSignedIn(sandbox, "/profile", { username: "bola" });
  expect((await rows("Personal information")).Email).toBe(
    "bola.adeyemi@example.comNot verifiedVerify your email",
  );
  await user.click(screen.getByRole("button", { name: "Verify your email" }));
  expect(await screen.findByRole("heading", { name: "Verify your account" })).toBeTruthy();
});

test("identity numbers are masked until the customer asks for them", async () => {
  const body = { status: true, message: "", data: { data: { first_name: "Ada", bvn: "22345678901" } } };
  await sandbox.plan({ route: "GET /api/v1/profile", kind: "status", status: 200, body });
  const user = await visitSignedIn(sandbox, "/profile");
  expect((await rows("Personal information")).BVN).toBe("*******8901");
  await user.click(screen.getByRole("button", { name: "Show BVN" }));
  expect((await rows("Personal information")).BVN).toBe("22345678901");
});

const avatar = () => screen.getByRole("button", { name: "Your account" }).querySelector("img");

test.each([
  ["https://bank.example/ada.png", "https://bank.example/ada.png"],
  ["/pictures/ada.png", "/pictures/ada.png"],
  ["javascript:alert(1)", undefined],
  ["http://bank.example/ada.png", undefined],
])("the picture %s is shown as %s", async (profile_pic, shown) => {
  const body = { status: true, message: "", data: { data: { first_name: "Ada", profile_pic } } };
  await sandbox.plan({ route: "GET /api/v1/profile", kind: "status", status: 200, body });
  await visitSignedIn(sandbox, "/profile");
  await region("Personal information");
  const head = screen.getByRole("heading", { name: "Profile" }).closest("header")!;
  expect(head.querySelector("img")?.getAttribute("src")).toBe(shown);
  // The profile replaces what sign-in sent, including the avatar.
  await waitFor(() => expect(avatar()?.getAttribute("src")).toBe(shown));
  expect(JSON.parse(sessionStorage.getItem("user")!)).toMatchObject({ last_name: "Okafor", profile_pic });
});

test.each([
  [/^Change password/, "/profile/password"],
  [/^Change PIN/, "/profile/pin"],
  ["Send documents", "/profile/kyc"],
])("%s leads to the form", async (name, path) => {
  await visitSignedIn(sandbox, "/profile");
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(path);
});

test("shows an error when the profile cannot be loaded, keeps the links to password and PIN, and Retry loads it", async () => {
  const refusal = { kind: "status", status: 403 } as const;
  await sandbox.plan({
    ...refusal,
    // The page and the layout around it may both send the request.
    times: 2,
    route: "GET /api/v1/profile",
    body: { status: false, message: "No profile." },
  });
  const user = await visitSignedIn(sandbox, "/profile");
  expect(await screen.findByText("No profile.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Change PIN/ })).toBeTruthy();
  await sandbox.call("DELETE", "/__sandbox/faults");
  await sandbox.plan({ ...refusal, route: KYC, body: { status: false, message: "No list." } });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("ada.okafor@example.com")).toBeTruthy();
  expect(await screen.findByText("No list.")).toBeTruthy();
  await user.click(within(await region("Identity documents")).getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("You have not sent any documents yet.")).toBeTruthy();
});

test("documents whose day the bank does not say stand without one", async () => {
  const body = { status: true, data: [{ id: 1, id_type: "bvn", status: "Verified", created_at: null }] };
  await sandbox.plan({ route: KYC, kind: "status", status: 200, body });
  await visitSignedIn(sandbox, "/profile");
  const list = await screen.findByRole("list", { name: "Documents that you sent" });
  expect(within(list).getByRole("listitem").textContent).toBe("BVNVerified");
});
