import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";

import { field, fillIn, kept, summary } from "#tests/screens/onboarding/fill-in.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();
const SAVE = "POST /api/v1/customers/kyc-verifications";
const VALID_ID = "Valid ID";
const SIGNATURE = "Signature";
const id = new File(["%PDF-1.7"], "licence.pdf", { type: "application/pdf" });
/** The first bytes of a PNG. */
const PNG = [new Uint8Array([0x89]), "PNG\r\n"];
const signature = new File(PNG, "signature.png", { type: "image/png" });
const NUMBER = "Enter the 11 digits of your NIN or BVN, or the letter and 8 digits of your passport";

async function open() {
  await visitSignedIn(sandbox, "/profile/kyc");
  await screen.findByLabelText("ID type");
  // `accept` is only a hint: browsers let a customer choose any file.
  return userEvent.setup({ applyAccept: false });
}

const submit = () => screen.getByRole("button", { name: "Send documents" });

test("every field is required", async () => {
  const user = await open();
  await user.click(submit());
  expect(await summary()).toEqual([
    "Choose the ID type",
    "Enter the ID number",
    "Choose a file of your valid ID",
    "Choose a file of your signature",
  ]);
  expect(sandbox.requests).not.toContain(SAVE);
});

test("documents are shown, sent with the number, and not stored on the device", async () => {
  const user = await open();
  await fillIn(user, { "ID type": "BVN", "ID number": "223-4567 8901" });
  await user.upload(field(VALID_ID), id);
  await user.upload(field(SIGNATURE), signature);
  expect(await screen.findByText("licence.pdf, 1 kB")).toBeTruthy();
  const picture = await screen.findByRole("img", { name: "Your Signature" });
  expect(picture.getAttribute("src")).toMatch(/^data:image\/png;base64,/);
  expect(kept()).not.toMatch(/data:|22345678901/);
  await user.click(submit());
  expect(await screen.findByText("Your documents were sent. We are looking at them.")).toBeTruthy();
  await waitFor(() => expect(location.pathname).toBe("/profile"));
  expect(await screen.findByText("Under review")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View valid ID" }).getAttribute("href")).toMatch(
    /^\/__sandbox\/documents\//,
  );
});

test.each([
  ["NIN", "1234567890"],
  ["BVN", "A12345678"],
  ["Passport", "12345678901"],
])("a %s is not %s", async (type, number) => {
  const user = await open();
  await fillIn(user, { "ID type": type, "ID number": number });
  await user.click(submit());
  expect(await summary()).toContain(NUMBER);
});

test("an unknown number is refused with a message at its field, and the files stay", async () => {
  const user = await open();
  await fillIn(user, { "ID type": "NIN", "ID number": "12300000001" });
  await user.upload(field(VALID_ID), id);
  await user.upload(field(SIGNATURE), signature);
  await screen.findByText("signature.png, 1 kB");
  await user.click(submit());
  expect(await summary()).toEqual(["No record was found for this number."]);
  expect(screen.getByText("licence.pdf, 1 kB")).toBeTruthy();
});

describe("a file", () => {
  test.each([
    [VALID_ID, new File(["x"], "id.svg", { type: "image/svg+xml" }), "Choose a JPEG, PNG or PDF file."],
    [SIGNATURE, id, "Choose a JPEG or PNG file."],
    [
      VALID_ID,
      new File(["%PDF-1.7", new Uint8Array(2_000_000)], "id.pdf", { type: "application/pdf" }),
      "The file is too large. Choose one of 2 MB or less.",
    ],
    // Only its name and what the browser makes of it say that it is one.
    [SIGNATURE, new File(["<html>"], "id.png", { type: "image/png" }), "Choose a JPEG or PNG file."],
    [SIGNATURE, new File(["%PDF-1.7"], "id.png", { type: "image/png" }), "Choose a JPEG or PNG file."],
    [VALID_ID, new File([], "id.png", { type: "image/png" }), "The file is empty. Choose another one."],
  ])("for %s that is not accepted has a message: $2", async (label, file, message) => {
    const user = await open();
    await user.upload(field(label), file);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    await user.click(submit());
    expect(await summary()).toContain(
      `Choose a file of your ${label === VALID_ID ? "valid ID" : "signature"}`,
    );
  });

  test.each(["", "application/octet-stream", "image/jpeg"])(
    "is what its content says, also where the phone calls its type %j",
    async (type) => {
      const user = await open();
      await user.upload(field(SIGNATURE), new File(PNG, "signature.png", { type }));
      const picture = await screen.findByRole("img", { name: "Your Signature" });
      expect(picture.getAttribute("src")).toMatch(/^data:image\/png;base64,/);
    },
  );

  test("is replaced by another one, and can be removed", async () => {
    const user = await open();
    await user.upload(field(VALID_ID), id);
    await screen.findByText("licence.pdf, 1 kB");
    await user.upload(field(VALID_ID), signature);
    expect(await screen.findByText("signature.png, 1 kB")).toBeTruthy();
    expect(screen.queryByText("licence.pdf, 1 kB")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Valid ID" }));
    expect(screen.queryByText("signature.png, 1 kB")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field(VALID_ID)));
  });
});
