import { ProviderError } from "#provider/errors.ts";
import { words } from "./words.ts";

/** Why a bank could not be opened, in the customer's words. */
export function whyUnreachable(error: unknown): string {
  return error instanceof ProviderError ? error.userMessage : words.theBankDidNotAnswerAs;
}
