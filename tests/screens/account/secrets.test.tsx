import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { fillIn, kept, summary } from "#tests/screens/onboarding/fill-in.ts";
import { visitSignedIn } from "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

const sandbox = mountSandbox();

const password = {
  path: "/profile/password",
  button: "Change password",
  call: "POST /api/v1/change-password",
  labels: ["Current password", "New password", "Confirm new password"],
  good: ["Password1!", "N3w!pass", "N3w!pass"],
};
const pin = {
  path: "/profile/pin",
  button: "Change PIN",
  call: "POST /api/v1/change-transaction-pin",
  labels: ["Current PIN", "New PIN", "Confirm new PIN"],
  good: ["1234", "8642", "8642"],
};

async function send({ path, button, labels }: typeof password, values: readonly string[]) {
  const user = await visitSignedIn(sandbox, path);
  await screen.findByLabelText(labels[0]!);
  const filled = labels.flatMap((label, index) => (values[index] ? [[label, values[index]]] : []));
  await fillIn(user, Object.fromEntries(filled));
  await user.click(screen.getByRole("button", { name: button }));
  return user;
}

describe.each([
  { name: "password", form: password, done: "Your password was changed." },
  { name: "PIN", form: pin, done: "Your transaction PIN was changed." },
])("change $name", ({ form, done }) => {
  test("succeeds, says so, and leads back to the profile; no secret is stored", async () => {
    await send(form, form.good);
    expect(await screen.findByText(done)).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe("/profile"));
    expect(sandbox.requests.filter((request) => request === form.call)).toHaveLength(1);
    // Looks for the secret as a whole word: a phone number may contain the digits of a PIN.
    const words = kept().split(/[^\w!]+/);
    for (const secret of form.good) expect(words).not.toContain(secret);
  });

  test.each([
    { values: [], title: form.labels.join(", ") },
    { values: ["", form.good[1], ""], title: `${form.labels[0]}, ${form.labels[2]}` },
    { values: [form.good[0], form.good[1], ""], title: form.labels[2] },
  ])("'$title field(s) are required'", async ({ values, title }) => {
    await send(form, values as string[]);
    expect(await screen.findByRole("heading", { name: `${title} field(s) are required` })).toBeTruthy();
    expect(sandbox.requests).not.toContain(form.call);
  });
});

test.each([
  [password, ["Password1!", "N3w!pass", "N3w!pas"], "Password Not Match"],
  [pin, ["1234", "8642", "8643"], "PIN Not Match"],
  [pin, ["1234", "864", "864"], "Choose a PIN of 4 digits"],
])("invalid values are not sent: $1", async (form, values, message) => {
  await send(form, values);
  expect(await summary()).toContain(message);
  expect(sandbox.requests).not.toContain(form.call);
});

test.each([
  [password, ["wrong", "N3w!pass", "N3w!pass"], "The current password is wrong."],
  [password, ["Password1!", "Password1!", "Password1!"], "Choose one that is not the current one."],
  [pin, ["0000", "8642", "8642"], "Incorrect transaction PIN. 4 tries left."],
])("a refusal by the bank is shown, and the customer can try again: $2", async (form, values, message) => {
  await send(form, values);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(location.pathname).toBe(form.path);
  expect(screen.getByLabelText<HTMLInputElement>(form.labels[0]!).value).toBe("");
});

test("a missing reply has a plain message", async () => {
  await sandbox.plan({ route: password.call, kind: "drop-before" });
  await send(password, password.good);
  expect(
    await screen.findByText("We could not reach the bank. Check your connection, then try again."),
  ).toBeTruthy();
});
