import { words } from "./words.ts";

export type ProviderErrorKind =
  | "offline"
  | "incomplete"
  | "timeout"
  | "network"
  | "unreadable"
  | "aborted"
  | "unexpected";

const customerTexts = (): Record<ProviderErrorKind, string> => ({
  offline: words.youAreOfflineSoNothingWas,
  incomplete: words.somethingIsMissingSoNothingWas,
  timeout: words.theBankDidNotAnswerIn,
  network: words.weCouldNotReachTheBank,
  unreadable: words.theBankSentAnAnswerThat,
  aborted: words.theRequestWasStopped,
  unexpected: words.somethingWentWrongTryAgainIn,
});

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
    return customerTexts()[this.kind];
  }
}
