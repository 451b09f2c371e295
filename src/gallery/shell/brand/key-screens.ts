import type { Subject } from "#gallery/states.ts";

/** By what customers know a bank: its sign-in, its start page, a payment, and its cards. */
export function keyScreens(subjects: readonly Subject[]): readonly Subject[] {
  const at = (path: string) => subjects.find((subject) => subject.path === path);
  const payment = subjects.find(({ screen }) => screen?.access === "customer" && screen.menu !== undefined);
  return [at("/"), at("/dashboard"), payment, at("/atm-card")].filter((subject) => subject !== undefined);
}
