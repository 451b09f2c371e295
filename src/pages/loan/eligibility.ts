import { readBody, ReplyError } from "#pages/data/read-reply.ts";
import { requiredList } from "#pages/data/required-list.ts";
import type { Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import { words } from "./words.ts";

/** Why a customer cannot apply (specification 2 §8). */
export type Hindrance = { readonly tone: "warning" | "danger"; readonly text: string };

/** Finds out why this customer cannot apply for a loan; undefined when there is a loan product for them. */
export async function findHindrance(send: Send): Promise<Hindrance | undefined> {
  try {
    const products = requiredList(await readBody(send, "loan-mgt/eligible-loan-products"), "products");
    return products.length > 0 ? undefined : { tone: "warning", text: words.noProducts };
  } catch (error) {
    return { tone: "danger", text: textOf(error) };
  }
}

function textOf(error: unknown): string {
  if (error instanceof ReplyError) return error.userMessage || words.notChecked;
  // An unreadable answer is still an answer, so it is not a network error.
  if (error instanceof ProviderError && error.kind !== "unreadable") return words.noNetwork;
  return words.notChecked;
}
