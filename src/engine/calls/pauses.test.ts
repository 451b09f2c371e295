import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

const SEND = "POST send-code";
const form = { schema: { type: "object", properties: { code: { type: "string" } } }, submit: "Next" };
const asking = screenOf({
  steps: [{ ask: form }, { name: "code", call: SEND, on: { failed: [{ toast: { text: "Not sent" } }] } }],
});
const verifying = screenOf({
  id: "verifying",
  path: "/verifying",
  steps: [
    {
      ask: {
        ...form,
        actions: [
          { text: "Resend", call: SEND, pause: 60_000, on: { failed: [{ toast: { text: "Not sent" } }] } },
        ],
      },
    },
    { name: "verify", call: "POST verify", on: { failed: [{ toast: { text: "No" } }] } },
  ],
});

/** A tab; each screen in it may be another load of the app. */
function openTab() {
  const [provider, storage] = [scriptedProvider(), memory()];
  provider.on(SEND, reply({}));
  const open = (screen: typeof asking) => openScreen(screen, { provider, storage });
  const resend = async ({ store }: Awaited<ReturnType<typeof open>>) => {
    const before = provider.calls().length;
    store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    return provider.calls().length > before;
  };
  return { provider, open, resend };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a button pauses after its call also where another screen has made it", async () => {
  const { open, resend } = openTab();
  await (await open(asking)).submit();
  const screen = await open(verifying);
  expect(await resend(screen)).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await resend(screen)).toBe(true);
});

it("a call that has failed asks for no pause, one that may have worked does", async () => {
  const refused = openTab();
  refused.provider.on(SEND, reply({}, 503), reply({}));
  await (await refused.open(asking)).submit();
  expect(await refused.resend(await refused.open(verifying))).toBe(true);
  const unsure = openTab();
  unsure.provider.on(SEND, lost());
  await (await unsure.open(asking)).submit();
  expect(await unsure.resend(await unsure.open(verifying))).toBe(false);
});

it("a pause outlives a reload, and is not longer where the clock was set back", async () => {
  const { open, resend } = openTab();
  expect(await resend(await open(verifying))).toBe(true);
  const again = await open(verifying);
  expect(await resend(again)).toBe(false);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await resend(again)).toBe(true);
  expect(await resend(again)).toBe(false);
});
