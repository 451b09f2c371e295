import { createListeners } from "#lib/listeners.ts";

/** What tabs of one customer tell each other. `account` says whom it is about. */
type TabMessage =
  | { readonly kind: "ended"; readonly account: string; readonly reason: "signed-out" | "idle" }
  /** Someone is using a tab; `at` in epoch milliseconds. */
  | { readonly kind: "active"; readonly account: string; readonly at: number }
  | { readonly kind: "money"; readonly account: string };

export type TabChannel = {
  /** Reaches every other tab of this origin, not this one. */
  readonly post: (message: TabMessage) => void;
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void;
  readonly close: () => void;
};

const NAME = "bank-tabs";

/** Opens the channel: BroadcastChannel, else storage events, else (storage blocked) nothing is heard or said. */
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
    // What goes with the app may still have something to say after the channel has gone.
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
        // The time makes each value a change; removing it leaves nothing behind.
        localStorage.setItem(NAME, JSON.stringify({ ...message, sent: Date.now() }));
        localStorage.removeItem(NAME);
      } catch {
        // Storage is blocked: other tabs then learn of it by their next call.
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
