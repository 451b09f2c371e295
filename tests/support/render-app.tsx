import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { screens } from "virtual:screens";

import { Boot } from "#app/boot/boot.tsx";
import { loadOnce } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";
import type { ScreenEntry } from "#definition/compiled.ts";

import type { MountedSandbox } from "./sandbox.ts";

export type Visit = {
  /** Company key. Default: the deployment's. */
  readonly company?: string;
  /** Whether the deployment says that the provider is the sandbox. */
  readonly sandbox?: boolean;
};

// Modules that the browser loads late are loaded first, so that no test waits for the module loader.
await Promise.all([
  import("#app/router/screen-part.tsx"),
  import("#app/layout/customer-area.tsx"),
  import("#pages/dashboard/dashboard.tsx"),
  import("#pages/transactions/transaction-section.tsx"),
  ...screens.map(loadBefore),
]);

/**
 * Loads a screen and marks its promise as fulfilled, like React does. Otherwise React forgets a component that suspends
 * in an event of a test, because the test does not await the event in `act`.
 */
async function loadBefore(entry: ScreenEntry): Promise<void> {
  const loading = loadOnce(screenLoader(entry));
  void Object.assign(loading, { status: "fulfilled", value: await loading });
}

/** Opens the app at a path. The browser's storage is empty unless the test has filled it. */
export function visit(path: string, { company, sandbox = true }: Visit = {}): UserEvent {
  const query = company ? `${path.includes("?") ? "&" : "?"}company=${company}` : "";
  history.replaceState(null, "", path + query);
  for (const [name, content] of Object.entries({
    "application-id": "test-application",
    "default-company": "demo",
    sandbox: String(sandbox),
  })) {
    const meta = document.createElement("meta");
    meta.name = name;
    meta.content = content;
    document.head.append(meta);
  }
  render(<Boot />);
  return userEvent.setup();
}

/** Signs in on the open sign-in screen. */
export async function signIn(user: UserEvent, username = "ada", password = "Password1!"): Promise<void> {
  await user.type(await screen.findByLabelText("Username"), username);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

/** Opens a customer's path in a tab that is already signed in. */
export async function visitSignedIn(
  sandbox: MountedSandbox,
  path: string,
  { username = "ada", ...options }: Visit & { readonly username?: string } = {},
): Promise<UserEvent> {
  const reply = await sandbox.call("POST", "/api/v1/login", { username, password: "Password1!" });
  const { token, profile } = (reply as { data: { token: string; profile: unknown } }).data;
  sessionStorage.setItem("token", JSON.stringify(token));
  sessionStorage.setItem("user", JSON.stringify(profile));
  const user = visit(path, options);
  await screen.findByRole("button", { name: "Your account" });
  return user;
}
