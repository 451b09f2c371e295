import type { FactsDefinition, RowDefinition } from "./facts.ts";
import type { ScenarioDefinition } from "./scenario.ts";
import type { Schema, Value, ConditionDefinition, AnyCondition } from "./value.ts";

/**
 * A screen as product staff write it (`ScreenDefinition`). The meta-schema `schemas/meta/screen.schema.json`
 * says the same with descriptions and examples; these types are what the code relies on.
 *
 * Three notions carry the whole format:
 * - a **value** (`Value`): JSON in which text may name values by runtime expression,
 * - a **condition** (`ConditionDefinition`): for each expression, the JSON Schema its value must satisfy,
 * - an **effect** (`EffectDefinition`): one of a closed list of things that happen to the customer.
 */

/** Ways in which a call ends. Only a money call can be pending. */
export type Outcome = "succeeded" | "failed" | "pending";

/** `METHOD relative/path/{$expression}`; cases choose it by a value. */
export type CallTarget<C = ConditionDefinition> =
  | string
  | readonly { readonly when?: C; readonly call: string }[];

/** What every request shares, in a source as in a step. Generic in the condition: written as schemas, used compiled. */
export type CallDefinition<C = ConditionDefinition> = {
  readonly call: CallTarget<C>;
  /** Named API whose base URL the deployment sets. Default `provider`. */
  readonly api?: "provider" | "platform" | "vas";
  readonly query?: { readonly [name: string]: Value };
  readonly body?: Value;
  /** Milliseconds until the call counts as unanswered. Default 30000. */
  readonly timeout?: number;
  /** When the reply counts as which outcome. Default: `succeeded` on a status from 200 to 299. */
  readonly outcomes?: { readonly [O in Outcome]?: AnyCondition<C> };
  /** What happens to the customer at each outcome. */
  readonly on?: { readonly [O in Outcome]?: readonly EffectDefinition<C>[] };
};

/** A read that runs by itself as soon as every value it names is there and `when` holds. */
export type SourceDefinition<C = ConditionDefinition> = CallDefinition<C> & {
  readonly when?: C;
  /** Expression of the list in the reply, for a source that offers options. */
  readonly items?: string;
  /** How one item (`$item`) becomes an option. */
  readonly options?: {
    readonly value: Value;
    readonly label: Value;
    readonly detail?: Value;
    /** A figure behind stars until the customer asks for it, on `cards`. */
    readonly concealed?: Value;
    /** Text that a button copies, on `cards`. */
    readonly copy?: Value;
  };
  /** Inputs that the answer fills in; they are cleared when what the source depends on changes. */
  readonly fill?: { readonly [input: string]: Value };
  /** Inputs that are cleared when what the source depends on changes, and not filled. */
  readonly clears?: readonly string[];
  /** Shown beside the field it belongs to while the source runs. Default 'Please wait'. */
  readonly loading?: string;
  /** Shown where its options would stand when the call failed. Default: the server's message. */
  readonly failure?: Value;
};

/** A form, on the page or in a dialog. */
export type AskDefinition<C = ConditionDefinition> = FactsDefinition & {
  readonly title?: Value;
  /** Part of a wizard that the step belongs to: a bar above the form shows how far the customer is. */
  readonly stage?: string;
  readonly intro?: Value;
  readonly schema: Schema;
  readonly uiSchema?: { readonly [key: string]: unknown };
  readonly submit: Value;
  /** Text on the button while what follows runs. Default 'Please wait...'. */
  readonly submitting?: Value;
  /** Text of the button that goes back. Default 'Cancel' in a dialog, 'Back' on the page. */
  readonly cancel?: Value;
  readonly dialog?: boolean;
  /** One message for the whole form when the keyword fails anywhere in it, as `"required": "Please fill in all fields"`. */
  readonly messages?: { readonly [keyword: string]: string };
  /** Show the review of the next call above the form. */
  readonly review?: boolean;
  /**
   * Inputs that are filled in by themselves from others, as a network from a phone number. A suggestion never
   * replaces what the customer chose, only an empty field or an earlier suggestion.
   */
  readonly suggest?: { readonly [input: string]: Value };
  /** Fields that can be filled in only while a condition holds; the others always can. */
  readonly enabled?: { readonly [field: string]: C };
  /** Fields that are there only while a condition holds. What is hidden is neither required nor sent. */
  readonly shown?: { readonly [field: string]: C };
  /** Fields that must hold the same value, as a password typed twice. */
  readonly same?: readonly { readonly field: string; readonly as: string; readonly message: string }[];
  /** Limits that are known only when the screen runs: of a chosen item, a look-up, a reply. */
  readonly limits?: { readonly [field: string]: LimitDefinition };
  /** Labels that are known only when the screen runs. Where there is none, the schema's title stands. */
  readonly titles?: { readonly [field: string]: Value };
  /** Fields that an answer brings, as a chosen biller's: each list is one input, an object with a text for each field. */
  readonly lists?: { readonly [field: string]: ListDefinition };
  /** Remarks that depend on what was typed. They refuse nothing. */
  readonly notes?: readonly NoteDefinition<C>[];
  readonly links?: readonly LinkDefinition<C>[];
  /** Further buttons below the form, each with a call of its own (as 'resend'). */
  readonly actions?: readonly ActionDefinition<C>[];
};

/**
 * The smallest and largest value of a field, or the pattern of a text: kobo of an amount, a number, an ISO day. 0, "",
 * null or nothing is no limit. `{limit}` in the field's own messages for `minimum` and `maximum` stands for it.
 */
export type LimitDefinition = {
  readonly minimum?: Value;
  readonly maximum?: Value;
  /** Of a text: a regular expression that it must fit. One that could take long is not tried: the field is refused. */
  readonly pattern?: Value;
  /** What is told where the pattern does not fit. */
  readonly message?: Value;
  /** A number above the maximum becomes the maximum, and the message for `maximum` says so. */
  readonly clamp?: boolean;
};

/** How each item (`$item`) of a list becomes a field. */
export type ListDefinition = {
  /** Expression of the list. */
  readonly items: string;
  /** Key of the field's text in the input. */
  readonly name: Value;
  readonly title: Value;
  /** One of `listKinds`. A field of any other kind is refused. */
  readonly kind: Value;
  readonly pattern?: Value;
  /** What is told where the text does not fit. */
  readonly message?: Value;
  /** Whether it must be filled in: true. */
  readonly required?: Value;
  /** What a `choice` offers; `$item` is one of its items. */
  readonly choices?: { readonly items: string; readonly value: Value; readonly label: Value };
};

/** Stands below its field, or above the button, while its condition holds. */
export type NoteDefinition<C = ConditionDefinition> = {
  readonly field?: string;
  readonly when?: C;
  readonly text: Value;
  readonly tone?: Tone;
};

export type LinkDefinition<C = ConditionDefinition> = {
  readonly before?: Value;
  readonly text: Value;
  readonly to: string;
  readonly when?: C;
};

export type ActionDefinition<C = ConditionDefinition> = CallDefinition<C> & {
  readonly text: Value;
  /** Milliseconds before the customer may use it again; the rest is shown. */
  readonly pause?: number;
};

type StepBase<C> = {
  readonly name?: string;
  /** The step is passed over when this does not hold. */
  readonly when?: C;
};

export type AskStep<C = ConditionDefinition> = StepBase<C> & { readonly ask: AskDefinition<C> };

export type CallStep<C = ConditionDefinition> = StepBase<C> &
  CallDefinition<C> & {
    readonly name: string;
    /** The call moves money: outcomes decide, nothing unclear is ever called failed. */
    readonly money?: boolean;
    /** Sent without waiting for or reading the reply. */
    readonly background?: boolean;
    readonly outputs?: { readonly [name: string]: Value };
    /** Expression of an object in a failed reply, input name → text or texts: each lands on its field. */
    readonly fieldErrors?: string;
    /** Rows shown before the PIN and on the result. */
    readonly review?: readonly RowDefinition[];
    /** Rows only a reply can give (a token, the provider's reference), shown on the result. */
    readonly result?: readonly RowDefinition[];
    /**
     * What the provider calls the payment, as an earlier step or the reply gives it: `$intent.providerReference` of
     * the requery, and a row of the result.
     */
    readonly reference?: Value;
    /** Whether the money leaves the customer's wallet or comes into it. Default `debit`. */
    readonly direction?: "debit" | "credit";
    /** How a pending outcome is asked about again; of several the first whose `when` holds. */
    readonly requery?: RequeryDefinition<C> | readonly RequeryDefinition<C>[];
  };

/** Asks again until the answer is final or the deadline has passed. */
export type WaitStep<C = ConditionDefinition> = StepBase<C> &
  CallDefinition<C> & {
    readonly name: string;
    readonly wait: {
      readonly every: number;
      readonly deadline: number;
      readonly title: Value;
      readonly text?: Value;
    };
    /** The money was asked for by the step before: at the deadline the outcome is pending. */
    readonly money?: boolean;
    readonly until: AnyCondition<C>;
    readonly outputs?: { readonly [name: string]: Value };
    readonly result?: readonly RowDefinition[];
  };

export type ShowStep<C = ConditionDefinition> = StepBase<C> & {
  readonly show: FactsDefinition & {
    readonly title: Value;
    /** As in an ask. */
    readonly stage?: string;
    readonly text?: Value;
    readonly done?: Value;
    readonly on?: readonly EffectDefinition<C>[];
  };
};

export type StepDefinition<C = ConditionDefinition> = AskStep<C> | CallStep<C> | WaitStep<C> | ShowStep<C>;

/** How to learn what became of a payment whose reply was lost. `$intent` names the payment, `$item` a found row. */
export type RequeryDefinition<C = ConditionDefinition> = CallDefinition<C> & {
  readonly when?: C;
  /** Milliseconds before each question, in order; the last again and again. Without it the app's own schedule. */
  readonly every?: number | readonly number[];
  /** Milliseconds from the payment on, after which nobody asks by itself any more and the customer is told so. */
  readonly deadline?: number;
  /** Where the reply is a list: which row is ours. One of the texts `where` holds one of the texts `contains`. */
  readonly find?: {
    readonly in: string;
    readonly where: string | readonly string[];
    readonly contains: Value;
  };
  /** Rows that only this answer can give (a token that came late). */
  readonly result?: readonly RowDefinition[];
};

/** The closed list of effects. Each object holds exactly one of these keys (and may hold `when`). */
export type EffectDefinition<C = ConditionDefinition> = { readonly when?: C } & (
  | { readonly alert: { readonly title: Value; readonly text?: Value; readonly tone?: Tone } }
  | { readonly toast: { readonly text: Value; readonly tone?: Tone } }
  /** Text above the form that stays until the next submit. */
  | { readonly message: { readonly text: Value; readonly tone?: Tone } }
  | { readonly navigate: string }
  /** Puts values into session storage, for `$stored.name` of other screens. */
  | { readonly store: { readonly [name: string]: Value } }
  | { readonly signIn: { readonly token: Value; readonly user: Value } }
  /** Clears session storage, except application id and company. */
  | { readonly clearSession: true }
  /** Empties the named inputs, or all. */
  | { readonly reset: true | readonly string[] }
  /** Closes the dialog, back to the form on the page. */
  | { readonly close: true }
  /** Runs the named sources again. */
  | { readonly refresh: readonly string[] }
);

export type Tone = "info" | "success" | "warning" | "danger";

/** A menu entry shows when any menu flag and the feature flag are on. */
export type MenuDefinition = {
  readonly label: string;
  readonly icon: string;
  readonly order: number;
  /** Further words by which a customer finds the screen, as its billers: the search names them. */
  readonly keywords?: readonly string[];
  readonly flags?: { readonly menu: readonly string[]; readonly feature: string };
};

export type ScreenDefinition<C = ConditionDefinition> = {
  readonly $schema?: string;
  readonly version: 1;
  readonly id: string;
  readonly path: string;
  /**
   * The path of a page: the screen stands in a dialog above it, and goes back to it when it is closed. The screen's own
   * path stands below it, as `/loan/pay` below `/loan`.
   */
  readonly over?: string;
  /** The heading (h1; of a dialog its title). */
  readonly title: Value;
  readonly intro?: Value;
  /** Title of the browser tab. Default: `{$user.first_name} {$user.last_name} {title}` for customers, else the title. */
  readonly documentTitle?: Value;
  /** `public`: without sign-in. Default `customer`. */
  readonly access?: "public" | "customer";
  /** Who may enter: when it does not hold, the effects run instead of the screen. */
  readonly guard?: { readonly when: C; readonly else: readonly EffectDefinition<C>[] };
  readonly menu?: MenuDefinition;
  /** Keeps what the customer has entered, without secrets and files, for as long as the session lasts. */
  readonly draft?: boolean;
  readonly sources?: { readonly [name: string]: SourceDefinition<C> };
  readonly steps: readonly StepDefinition<C>[];
  /** Past transactions shown below the form. */
  readonly history?: { readonly transactionTypes: readonly number[] };
  /** Whom the customer paid lately, offered as one tap and kept on the device. */
  readonly recipients?: {
    readonly inputs: readonly string[];
    readonly label: Value;
    readonly detail?: Value;
  };
  readonly scenarios?: readonly ScenarioDefinition[];
};
