import { screen } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Bank } from "#app/bank.ts";
import { openBank } from "#app/boot/open-bank.ts";
import { signIn } from "#gallery/view/open-bank.ts";
import { playView } from "#gallery/view/play-view.ts";
import { Scene } from "#gallery/view/scene.tsx";
import type { Show } from "#gallery/view/stage.ts";
import { surroundingsOf } from "#gallery/view/surroundings.ts";
import { watchTraffic } from "#gallery/view/traffic.ts";
import { galleryScreen } from "#tests/support/gallery-screen.ts";
// Loads modules first that the browser loads late, and cleans up after tests.
import "#tests/support/render-app.tsx";
import { mountSandbox } from "#tests/support/sandbox.ts";

mountSandbox();

beforeEach(() => {
  const meta = Object.assign(document.createElement("meta"), { name: "application-id", content: "test" });
  document.head.append(meta);
});

async function viewBank(tenant = "demo", scheme: "light" | "dark" = "light") {
  const surroundings = surroundingsOf({ subject: "airtime", state: "sandbox", tenant, scheme });
  const opening = await openBank({ ...surroundings, fetchTenantText: async () => undefined });
  if (opening.kind !== "ready") throw new Error(opening.kind);
  return opening.bank;
}

async function signedIn() {
  const bank = await viewBank();
  const { token, user } = await signIn(bank);
  bank.session.signIn(token, user);
  return bank;
}

test("a view has the tenant and scheme of its address, and keeps nothing in the browser", async () => {
  const bank = await viewBank("harbour", "dark");
  const { token, user } = await signIn(bank);
  bank.session.signIn(token, user);
  bank.session.store({ loan: "L1" });
  bank.scheme.toggle();
  expect(bank.companyKey).toBe("harbour");
  expect(bank.scheme.get()).toBe("light");
  expect(bank.session.remembers).toBe(true);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  bank.close();
});

describe("a scenario in the real form", () => {
  const airtime = galleryScreen("schemas/screens/payments/airtime.json");
  const register = galleryScreen("schemas/screens/onboarding/register.json");
  let root: Root;
  const play = async (of: typeof airtime, bank: Bank, name: string, until?: number) => {
    const scenario = of.scenarios.find((one) => one.name === name)!;
    let scenes = 0;
    const show: Show = (shown, opened) =>
      root.render(<Scene key={scenes++} bank={shown} path={of.path} opened={opened} />);
    const played = { screenId: of.id, scenario, until };
    return await (await playView(bank, played, { traffic: watchTraffic(), show })).goTo(until);
  };

  beforeEach(() => {
    // React works like on a page, without `act`.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  test.each(airtime.scenarios.map(({ name }) => name))("%s", async (name) => {
    expect(await play(airtime, await signedIn(), name)).toEqual({ kind: "passed" });
  });

  test.each(register.scenarios.map(({ name }) => name))("register, signed out: %s", async (name) => {
    expect(await play(register, await viewBank(), name)).toEqual({ kind: "passed" });
  });

  test("stops at a call, which gets no reply", async () => {
    expect(await play(airtime, await signedIn(), "succeeds", 2)).toEqual({ kind: "shown" });
    expect(screen.getByRole("dialog", { name: "Enter Transaction PIN" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Please wait..." }).getAttribute("aria-busy")).toBe("true");
  });
});
