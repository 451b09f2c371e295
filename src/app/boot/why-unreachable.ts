import { ProviderError } from "#provider/errors.ts";

/** What a page says that cannot be loaded, above the reason. */
export const UNREACHABLE = "We could not load this page";

/** Why a bank could not be opened, in the customer's words. */
export function whyUnreachable(error: unknown): string {
  return error instanceof ProviderError
    ? error.userMessage
    : "The bank did not answer as it should. Try again in a moment.";
}
