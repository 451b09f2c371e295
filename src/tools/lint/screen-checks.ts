import type { Check } from "#tools/compile-screen/parts/context.ts";

import { amountUnits } from "./checks/amount-units.ts";
import { background } from "./checks/background.ts";
import { bareNames } from "./checks/bare-names.ts";
import { chosen } from "./checks/chosen.ts";
import { conditionTypes } from "./checks/condition-types.ts";
import { emptyValues } from "./checks/empty-values.ts";
import { ends } from "./checks/ends.ts";
import { expectedRequests } from "./checks/expected-requests.ts";
import { extensions } from "./checks/extensions.ts";
import { fieldValues } from "./checks/field-values.ts";
import { fillable } from "./checks/fillable.ts";
import { givenNames } from "./checks/given-names.ts";
import { idempotency } from "./checks/idempotency.ts";
import { impossibleConditions } from "./checks/impossible-conditions.ts";
import { knownCalls } from "./checks/known-calls.ts";
import { limitValues } from "./checks/limit-values.ts";
import { menuFlags } from "./checks/menu-flags.ts";
import { mixedUnits } from "./checks/mixed-units.ts";
import { moneyScenarios } from "./checks/money-scenarios.ts";
import { neededKeys } from "./checks/needed-keys.ts";
import { patterns } from "./checks/patterns.ts";
import { payments } from "./checks/payments.ts";
import { replyPointers } from "./checks/reply-pointers.ts";
import { requestPointers } from "./checks/request-pointers.ts";
import { reachableSteps } from "./checks/reachable-steps.ts";
import { repeatedScenarios } from "./checks/repeated-scenarios.ts";
import { scenarioNames } from "./checks/scenario-names.ts";
import { sourceCycles } from "./checks/source-cycles.ts";
import { tooSoon } from "./checks/too-soon.ts";
import { unusedFields } from "./checks/unused-fields.ts";

/**
 * Checks for screens that run but must not be published. The build too refuses a screen that could not run; those
 * checks are in `compile-screen/checks/`.
 */
export const screenChecks: readonly Check[] = [
  amountUnits,
  mixedUnits,
  background,
  bareNames,
  emptyValues,
  ends,
  extensions,
  fieldValues,
  fillable,
  chosen,
  givenNames,
  idempotency,
  impossibleConditions,
  knownCalls,
  limitValues,
  menuFlags,
  moneyScenarios,
  patterns,
  requestPointers,
  payments,
  replyPointers,
  conditionTypes,
  reachableSteps,
  repeatedScenarios,
  scenarioNames,
  sourceCycles,
  tooSoon,
  unusedFields,
  neededKeys,
  expectedRequests,
];
