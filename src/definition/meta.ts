/** What stands at a key of a screen: it decides what is done with it. */
export type Role = Use | "expression" | "list" | "target" | "condition" | "conditions" | Holder;

/** What a value is for: it decides whether a secret may stand there. */
export type Use = "body" | "url" | "query" | "text" | "condition" | "store" | "value";

/** What has keys with roles of their own. */
type Holder = "call" | "effect" | "form" | "hints";

export type CallKind = "source" | "step" | "wait" | "action" | "requery";

/** What can be named from this key on, besides what could be named around it (`scopes.ts`). */
export type ScopeName = "titled" | "source" | "step" | "sent" | "answered" | "done" | "found" | "item";

/** What a text, or each key of an object, is the name of. Fields are those of the form around it. */
export type Named = "input" | "field" | "source";

/** Code that a screen needs beyond a form on its page: it comes late, and sign-in goes without. */
export type Need = "views";

/** How a change touches money. */
export type Touch = "amount" | "endpoint" | "request" | "outcome" | "PIN";

/** A meta-schema, or a part of one: JSON Schema draft-07 with words of our own, which `vocabulary` lists. */
export type Meta = {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Meta };
  readonly patternProperties?: { readonly [pattern: string]: Meta };
  readonly additionalProperties?: boolean | Meta;
  readonly items?: Meta;
  readonly allOf?: readonly Meta[];
  readonly anyOf?: readonly Meta[];
  readonly oneOf?: readonly Meta[];
  readonly if?: Meta;
  readonly then?: Meta;
  /** What an object must hold that is no part. */
  readonly else?: Meta;
  readonly definitions?: Notions;
  readonly "x-role"?: Role;
  readonly "x-kind"?: CallKind;
  readonly "x-scope"?: ScopeName | readonly ScopeName[];
  readonly "x-names"?: Named;
  readonly "x-keys"?: Named;
  readonly "x-change"?: string | boolean;
  readonly "x-touches"?: Touch | { readonly always: Touch };
  readonly "x-per"?: "field";
  readonly "x-needs"?: Need;
};

export type Notions = { readonly [name: string]: Meta };

/** Our own words of the meta-schemas: a strict validator has to be told of them. */
export const vocabulary: readonly string[] = [
  "x-role",
  "x-kind",
  "x-scope",
  "x-names",
  "x-keys",
  "x-change",
  "x-touches",
  "x-per",
  "x-needs",
];
