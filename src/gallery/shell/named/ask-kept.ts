import type { KeepAgain, KeepDraft, KeptDraft, KeptList, KeptSummary } from "#gallery/protocol-drafts.ts";
import { ask, ServerRefusal } from "#gallery/shell/project/ask-server.ts";

/** A draft is kept, or another one is in the way: the same as somebody else has kept it, or one with this name. */
export type Keeping =
  | { readonly kind: "kept"; readonly draft: KeptDraft }
  | { readonly kind: "in-the-way"; readonly draft: KeptSummary };

export async function readKeptList(): Promise<KeptList> {
  return await ask<KeptList>("GET", "kept");
}

export async function readKept(id: string): Promise<KeptDraft> {
  return await ask<KeptDraft>("GET", `kept/${id}`);
}

export async function keepNew(draft: KeepDraft): Promise<Keeping> {
  return await kept(ask<KeptDraft>("POST", "kept", draft));
}

export async function keepAgain(id: string, changes: KeepAgain): Promise<Keeping> {
  return await kept(ask<KeptDraft>("PUT", `kept/${id}`, changes));
}

export async function removeKept(id: string): Promise<void> {
  await ask("DELETE", `kept/${id}`, {});
}

/** Makes a link for guests, or says it again. @param tenant the bank in which they see its screens */
export async function shareKept(id: string, tenant: string): Promise<KeptSummary> {
  return await ask<KeptSummary>("POST", `kept/${id}/share`, { tenant });
}

export async function withdrawKept(id: string): Promise<KeptSummary> {
  return await ask<KeptSummary>("DELETE", `kept/${id}/share`, {});
}

async function kept(asking: Promise<KeptDraft>): Promise<Keeping> {
  try {
    return { kind: "kept", draft: await asking };
  } catch (error) {
    if (error instanceof ServerRefusal && error.status === 409) {
      return { kind: "in-the-way", draft: error.body as KeptSummary };
    }
    throw error;
  }
}
