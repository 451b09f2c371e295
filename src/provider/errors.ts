export type ProviderErrorKind =
  | "offline"
  | "incomplete"
  | "timeout"
  | "network"
  | "unreadable"
  | "aborted"
  | "unexpected";

const texts: Record<ProviderErrorKind, string> = {
  offline: "You are offline, so nothing was sent. Check your connection, then try again.",
  incomplete: "Something is missing, so nothing was sent. Check what you entered, then try again.",
  timeout: "The bank did not answer in time. Try again in a moment.",
  network: "We could not reach the bank. Check your connection, then try again.",
  unreadable: "The bank sent an answer that we could not read. Try again in a moment.",
  aborted: "The request was stopped.",
  unexpected: "Something went wrong. Try again in a moment.",
};

/**
 * A request without a reply that can be read. `sent` is false only when the request certainly never left the device.
 */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly sent: boolean;
  readonly status: number | undefined;

  constructor(kind: ProviderErrorKind, request: string, options: { cause?: unknown; status?: number } = {}) {
    super(`${request}: ${kind}${options.status ? ` (status ${options.status})` : ""}`, {
      cause: options.cause,
    });
    this.name = "ProviderError";
    this.kind = kind;
    this.sent = kind !== "offline" && kind !== "incomplete";
    this.status = options.status;
  }

  /** The message for the customer; the error's own message is for developers. */
  get userMessage(): string {
    return texts[this.kind];
  }
}
