import { type Change, compareTenant } from "#tools/diff/compare.ts";

import { someAtOnce } from "./some-at-once.ts";
import type { Target } from "./target.ts";

/** A bank with the text that its file gets. */
export type NextTenant = { readonly key: string; readonly text: string };

/** The file of a bank that is ready to go out. */
export type PlannedTenant = NextTenant & {
  /** Of the file that the target has; undefined if there is none. */
  readonly tag: string | undefined;
  /** What customers will notice. */
  readonly changes: readonly Change[];
};

/**
 * The file of a bank that was withdrawn: the company then has its profile and the defaults, as without a file. It is no missing
 * file, of which a cache could keep the answer, and it needs no right to delete.
 */
export const WITHDRAWN = "{}\n";

/** Compares banks with what a target has of them. Changes nothing. Leaves out what is there already. */
export async function planTenants(target: Target, next: readonly NextTenant[]): Promise<PlannedTenant[]> {
  const planned = new Map<string, PlannedTenant>();
  await someAtOnce(next, async ({ key, text }) => {
    const found = await target.read(fileOf(key));
    if (found?.text === text) return;
    const changes = compareTenant(`tenants/${fileOf(key)}`, found?.text, text);
    planned.set(key, { key, text, tag: found?.tag, changes });
  });
  return next.flatMap(({ key }) => planned.get(key) ?? []);
}

/**
 * Publishes each bank's file whole, if it still is the one that it was compared with.
 * @returns the keys of those that somebody else has published meanwhile; customers have theirs
 */
export async function publishTenants(target: Target, planned: readonly PlannedTenant[]): Promise<string[]> {
  const lost: string[] = [];
  await someAtOnce(planned, async ({ key, text, tag }) => {
    if (!(await target.replace(fileOf(key), text, tag))) lost.push(key);
  });
  return lost.toSorted();
}

function fileOf(key: string): string {
  return `${key}.json`;
}
