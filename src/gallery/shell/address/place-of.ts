import type { Subject } from "#gallery/states.ts";

import { type Address, BRAND } from "./address.ts";
import { filesOf } from "./groups.ts";

/** Where a file can be edited: a tenant's file anywhere, a part at the first screen that uses it. */
export function placeOf(file: string, subjects: readonly Subject[]): Partial<Address> {
  const tenant = tenantOf(file);
  const subject = subjects.find((one) => filesOf(one).includes(file)) ?? subjects[0];
  return { subject: subject?.id, ...(tenant && { tenant }) };
}

/** What of an address changes, so that a file is open and its effect is seen beside it; what shows it already stays. */
export function placeSeen(
  file: string,
  { subject: here, state }: Pick<Address, "subject" | "state">,
  subjects: readonly Subject[],
): Partial<Address> {
  const tenant = tenantOf(file);
  if (tenant !== undefined) return { file, tenant };
  const language = /^schemas\/languages\/(.+)\.json$/.exec(file)?.[1];
  const showing = subjects.filter((one) => language !== undefined || filesOf(one).includes(file));
  const [first] = showing;
  // The defaults are seen at each bank; and what nothing shows is opened where one is.
  if (!first) return { file };
  const isHere = here !== BRAND && showing.some(({ id }) => id === here);
  return {
    file,
    ...(language !== undefined && { language }),
    ...(isHere ? { state } : { subject: first.id, state: "sandbox" }),
  };
}

/** The bank whose file it is; undefined for the defaults of all. */
function tenantOf(file: string): string | undefined {
  const tenant = /^tenants\/(.+)\.json$/.exec(file)?.[1];
  return tenant === "default" ? undefined : tenant;
}
