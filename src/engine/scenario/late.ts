import { late as parts, type Late } from "#engine/late.ts";
import { createKept } from "#engine/kept.ts";
import { lists } from "#engine/list-rows.ts";
import { createLookUps } from "#engine/look-ups.ts";
import { payments } from "#engine/payments.ts";
import { redirect } from "#engine/redirect.ts";
import type { RunStep } from "#engine/step-kind.ts";
import { wait } from "#engine/wait.ts";

/** All that is late, with every kind of step that takes its time, for screens without a renderer. */
export const late: Late = {
  ...parts,
  kept: { createKept },
  lists,
  lookUps: { createLookUps },
  payments,
  steps: { redirect: { run: redirect as RunStep }, wait: { run: wait as RunStep } },
};
