import type {
  AskDefinition,
  RequeryDefinition,
  ScenarioDefinition,
  ScreenDefinition,
  SourceDefinition,
} from "./format.ts";
import type { ConditionDefinition } from "./value.ts";

/**
 * Names for parts of what `format.ts` describes. Three notions carry the whole format:
 * - a **value** (`Value`): JSON in which text may name values by runtime expression,
 * - a **condition** (`ConditionDefinition`): for each expression, the JSON Schema its value must satisfy,
 * - an **effect** (`EffectDefinition`): one of a closed list of things that happen to the customer.
 */

/**
 * Ways in which a call ends. Only a money call can be pending, or `resolved`: ended in another way, with words of its
 * screen.
 */
export type Outcome = "succeeded" | "failed" | "pending" | "resolved";

/** What every request shares, in a source as in a step. Generic in the condition: written as schemas, used compiled. */
export type CallDefinition<C = ConditionDefinition> = Pick<
  SourceDefinition<C>,
  "call" | "api" | "query" | "body" | "timeout" | "outcomes" | "message" | "on"
>;

/**
 * A row is ours when it names the payment where the customer cannot write, and when amount, direction, type, recipient
 * and time are not those of another payment. Two rows that are ours prove nothing.
 */
export type FindDefinition<C = ConditionDefinition> = NonNullable<RequeryDefinition<C>["find"]>;

/** What a step shows besides text: rows, parts of a whole, a table, in this order. */
export type FactsDefinition = Pick<AskDefinition, "rows" | "shares" | "table">;

/** A menu entry shows when any menu flag and the feature flag are on. */
export type MenuDefinition = NonNullable<ScreenDefinition["menu"]>;

/** The customer fills in and confirms once more the forms that stand there then. */
export type ScenarioAttempt = NonNullable<ScenarioDefinition["again"]>[number];

/** What a scenario's provider answers, and what it must have been asked. */
export type ScenarioReply = ScenarioDefinition["replies"][number];
export type ScenarioRequest = NonNullable<ScenarioDefinition["expect"]["requests"]>[number];
