import { createListeners } from "#lib/tasks/listeners.ts";

/** Messages between the tabs of one customer; `account` names the customer. */
type TabMessage =
  | { readonly kind: "ended"; readonly account: string; readonly reason: "signed-out" | "idle" }
  /** Someone is using a tab; `at` in epoch milliseconds. */
  | { readonly kind: "active"; readonly account: string; readonly at: number }
  | { readonly kind: "money"; readonly account: string };

export type TabChannel = {
  /** Sends to every other tab of this origin, not to this one. */
  readonly post: (message: TabMessage) => void;
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void;
  readonly close: () => void;
};

const NAME = "bank-tabs";

/** Opens the channel that all tabs of this origin share. */
export function openTabChannel(): TabChannel {
  const listeners = createListeners<[message: TabMessage]>();
  const channel = openChannel();
  const hear = ({ data }: MessageEvent) => {
    if (isTabMessage(data)) listeners.notify(data);
  };
  let isOpen = true;
  channel?.addEventListener("message", hear);
  return {
    // Components that unmount with the app may still send after the channel has closed.
    post: (message) => {
      if (isOpen) channel?.postMessage(message);
    },
    subscribe: listeners.subscribe,
    close: () => {
      isOpen = false;
      channel?.removeEventListener("message", hear);
      channel?.close();
    },
  };
}

/** Firefox refuses the channel, as it does storage, where the customer has blocked all cookies: each tab is alone then. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
}

function isTabMessage(value: unknown): value is TabMessage {
  const message = value as Partial<TabMessage> | null | undefined;
  return typeof message?.account === "string" && ["ended", "active", "money"].includes(message.kind ?? "");
}
