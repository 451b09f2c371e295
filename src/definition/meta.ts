/** What a value is for: it decides whether a secret may stand there. */
const uses = ["body", "url", "query", "text", "condition", "store", "value"] as const;
export type Use = (typeof uses)[number];

/** What stands at a key of a screen: it decides what is done with it. The last four hold keys with roles of their own. */
const roles = [
  ...uses,
  ...(["expression", "list", "target"] as const),
  ...(["call", "effect", "form", "hints"] as const),
] as const;
export type Role = (typeof roles)[number];

const callKinds = ["source", "step", "wait", "action", "requery"] as const;
export type CallKind = (typeof callKinds)[number];

/** What can be named from this key on, besides what could be named around it (`scopes.ts`). */
const scopeNames = [
  "titled",
  "source",
  "step",
  "asked",
  "sent",
  "answered",
  "done",
  "found",
  "item",
  "each",
] as const;
export type ScopeName = (typeof scopeNames)[number];

/** What a text, or each key of an object, is the name of. Fields are those of the form around it. */
const named = ["input", "field", "source", "step", "challenge"] as const;
export type Named = (typeof named)[number];

/** What a text, or each key of an object (`propertyNames`), gives its name to. `with`: the values beside a text. */
const declared = ["source", "step", "output", "challenge", "with"] as const;
export type Declared = (typeof declared)[number];

/** What sign-in goes without, besides widgets: a key that needs it names it (`renderer/late.ts` loads it). */
export const lateParts = ["views", "payments", "lists", "lookUps", "kept", "branches"] as const;
export type LatePart = (typeof lateParts)[number];

/** How a change touches money. */
const touches = ["amount", "endpoint", "request", "outcome", "PIN"] as const;
export type Touch = (typeof touches)[number];

const pictureSchemes = ["light", "dark"] as const;
export type PictureScheme = (typeof pictureSchemes)[number];

/** What the words of a choice are: editors show each as it looks. */
const samples = ["font"] as const;
export type Sample = (typeof samples)[number];

/** A meta-schema, or a part of one: JSON Schema draft-07 with words of our own, which `vocabulary` lists. */
export type Meta = {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  /** What each word of `enum` is, in its order: editors show it. */
  readonly enumDescriptions?: readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly propertyNames?: Meta;
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
  readonly "x-declares"?: Declared;
  readonly "x-change"?: string | boolean;
  readonly "x-touches"?: Touch | { readonly always: Touch };
  readonly "x-per"?: "field";
  readonly "x-late"?: LatePart;
  /** Whether customers read it. Default: where the role is `text`. */
  readonly "x-read"?: boolean;
  /** A picture that may be in the file itself, and the scheme of the pages on which it is seen. */
  readonly "x-picture"?: PictureScheme;
  readonly "x-sample"?: Sample;
};

export type Notions = { readonly [name: string]: Meta };

/**
 * Words of the meta-schemas that are not JSON Schema's: our own, and one of editors. Each with the schema of what may stand there: a strict ajv has to be told of them, and
 * then refuses a meta-schema that misspells one.
 */
export const vocabulary = [
  { keyword: "x-role", metaSchema: { enum: roles } },
  { keyword: "x-kind", metaSchema: { enum: callKinds } },
  {
    keyword: "x-scope",
    metaSchema: { anyOf: [{ enum: scopeNames }, { type: "array", items: { enum: scopeNames } }] },
  },
  { keyword: "x-names", metaSchema: { enum: named } },
  { keyword: "x-keys", metaSchema: { enum: named } },
  { keyword: "x-declares", metaSchema: { enum: declared } },
  { keyword: "x-change", metaSchema: { type: ["string", "boolean"] } },
  {
    keyword: "x-touches",
    metaSchema: {
      anyOf: [
        { enum: touches },
        { type: "object", required: ["always"], properties: { always: { enum: touches } } },
      ],
    },
  },
  { keyword: "x-per", metaSchema: { enum: ["field"] } },
  { keyword: "enumDescriptions", metaSchema: { type: "array", items: { type: "string" } } },
  { keyword: "x-read", metaSchema: { type: "boolean" } },
  { keyword: "x-late", metaSchema: { enum: lateParts } },
  { keyword: "x-picture", metaSchema: { enum: pictureSchemes } },
  { keyword: "x-sample", metaSchema: { enum: samples } },
];
