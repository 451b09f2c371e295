import type { Address } from "#gallery/shell/address/address.ts";
import { statesOf, type Subject, type View } from "#gallery/states.ts";

import type { Sheet } from "./state-sheets.tsx";

type Looked = Pick<Address, "tenant" | "scheme" | "language">;

/** All states of a subject as they are looked at. */
export function sheetsOf(subject: Subject, look: Looked, drafts: string | undefined): Sheet[] {
  return statesOf(subject).map(({ id, title }) => ({
    view: viewOf(subject, id, look, drafts),
    title,
    subject: subject.title,
  }));
}

export function viewOf(
  { id: subject }: Subject,
  state: string,
  { tenant, scheme, language }: Looked,
  drafts: string | undefined,
): View {
  return {
    subject,
    state,
    tenant,
    scheme,
    ...(language !== undefined && { language }),
    ...(drafts && { drafts }),
  };
}
