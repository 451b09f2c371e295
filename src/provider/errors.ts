import { words } from "./words.ts";

export type ProviderErrorKind =
  | "offline"
  | "incomplete"
  | "gone"
  | "timeout"
  | "network"
  | "unreadable"
  | "aborted"
  | "unexpected";

const customerTexts = (): Record<ProviderErrorKind, string> => ({
  offline: words.youAreOfflineSoNothingWas,
  incomplete: words.somethingIsMissingSoNothingWas,
  gone: words.theRequestWasStopped,
  timeout: words.theBankDidNotAnswerIn,
  network: words.weCouldNotReachTheBank,
  unreadable: words.theBankSentAnAnswerThat,
  aborted: words.theRequestWasStopped,
  unexpected: words.somethingWentWrongTryAgainIn,
});

/** With these, nothing has left the device. */
const UNSENT: readonly ProviderErrorKind[] = ["offline", "incomplete", "gone"];

/**
 * A request without a reply that can be read. `sent` is false only when the request certainly never left the device. Of one that only
 * `reads`, a customer is not told so: they sent nothing.
 */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly sent: boolean;
  readonly status: number | undefined;
  readonly reads: boolean | undefined;

  constructor(
    kind: ProviderErrorKind,
    request: string,
    options: { cause?: unknown; status?: number; reads?: boolean } = {},
  ) {
    super(`${request}: ${kind}${options.status ? ` (status ${options.status})` : ""}`, {
      cause: options.cause,
    });
    this.name = "ProviderError";
    this.kind = kind;
    this.sent = !UNSENT.includes(kind);
    this.status = options.status;
    this.reads = options.reads;
  }

  /** The message for the customer; the error's own message is for developers. */
  get userMessage(): string {
    if (this.status === 413) return words.thisIsTooLargeForThe;
    return this.reads && this.kind === "offline" ? words.youAreOfflineCheckYour : customerTexts()[this.kind];
  }
}
