import type {
  NotWritten,
  Refused,
  Review,
  ReviewRequest,
  WriteRequest,
  Written,
} from "#gallery/protocol-review.ts";
import { ask, ServerRefusal } from "#gallery/shell/project/ask-server.ts";

/** What writing these texts would change. */
export async function askReview(request: ReviewRequest): Promise<Review> {
  return await ask<Review>("POST", "review", request);
}

export type Writing =
  | { readonly kind: "written"; readonly written: Written }
  /** Nothing is written: the files, their changes or their errors are others by now. */
  | { readonly kind: "outdated"; readonly message: string }
  /** Nothing is written: there cannot be such a branch or commit. */
  | { readonly kind: "refused"; readonly refused: Refused };

/** Writes all files or none. */
export async function askWrite(request: WriteRequest): Promise<Writing> {
  try {
    return { kind: "written", written: await ask<Written>("POST", "write", request) };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    if (error.status === 409) return { kind: "outdated", message: (error.body as NotWritten).message };
    if (error.status === 422) return { kind: "refused", refused: error.body as Refused };
    throw error;
  }
}
