import { createListeners } from "#lib/listeners.ts";

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

/**
 * Opens the channel by BroadcastChannel, else by storage events. If storage is blocked too, no messages are sent or
 * received.
 */
export function openTabChannel(): TabChannel {
  const listeners = createListeners<[message: TabMessage]>();
  const hear = (message: unknown) => {
    if (!isTabMessage(message)) return;
    listeners.notify(message);
  };
  const { post, close } = typeof BroadcastChannel === "function" ? broadcast(hear) : viaStorage(hear);
  return {
    post,
    close,
    subscribe: listeners.subscribe,
  };
}

type Line = Pick<TabChannel, "post" | "close">;

function broadcast(hear: (message: unknown) => void): Line {
  const channel = new BroadcastChannel(NAME);
  const receive = (event: MessageEvent) => hear(event.data);
  let isOpen = true;
  channel.addEventListener("message", receive);
  return {
    // Components that unmount with the app may still send after the channel has closed.
    post: (message) => {
      if (isOpen) channel.postMessage(message);
    },
    close: () => {
      isOpen = false;
      channel.removeEventListener("message", receive);
      channel.close();
    },
  };
}

function viaStorage(hear: (message: unknown) => void): Line {
  const receive = (event: StorageEvent) => {
    if (event.key === NAME && event.newValue) hear(parse(event.newValue));
  };
  window.addEventListener("storage", receive);
  return {
    post: (message) => {
      try {
        // The time makes every value a change, so that other tabs get an event; removing the value leaves nothing
        // behind.
        localStorage.setItem(NAME, JSON.stringify({ ...message, sent: Date.now() }));
        localStorage.removeItem(NAME);
      } catch {
        // Storage is blocked: other tabs notice the end at their next call.
      }
    },
    close: () => window.removeEventListener("storage", receive),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTabMessage(value: unknown): value is TabMessage {
  const message = value as Partial<TabMessage> | null | undefined;
  return typeof message?.account === "string" && ["ended", "active", "money"].includes(message.kind ?? "");
}
