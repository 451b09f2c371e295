import { late as parts, type Late } from "#engine/screen/late.ts";
import { createKept } from "#engine/screen/kept.ts";
import { lists } from "#engine/fields/list-rows.ts";
import { createLookUps } from "#engine/sources/look-ups.ts";
import { payments } from "#engine/payments/payments.ts";
import { redirect } from "#engine/payments/redirect.ts";
import type { RunStep } from "#engine/screen/step-kind.ts";
import { wait } from "#engine/screen/wait.ts";

/** All that is late, with every kind of step that takes its time, for screens without a renderer. */
export const late: Late = {
  ...parts,
  kept: { createKept },
  lists,
  lookUps: { createLookUps },
  payments,
  steps: { redirect: { run: redirect as RunStep }, wait: { run: wait as RunStep } },
};
