import type { User } from "#provider/session.ts";

/** Title of a customer's tab: first and last name and the screen's name (specification 1 §2). */
export function customerTitle(user: User | undefined, title: string): string {
  return [user?.first_name, user?.last_name, title].filter(Boolean).join(" ");
}
