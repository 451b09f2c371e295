import type { AskDefinition } from "./ask.ts";
import type { FactsDefinition, RowDefinition } from "./facts.ts";
import type { ScenarioDefinition } from "./scenario.ts";
import type { AnyCondition, ConditionDefinition, Value } from "./value.ts";

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
  readonly outcomes?: OutcomesDefinition<C>;
  /** What happens to the customer at each outcome. */
  readonly on?: { readonly [O in Outcome]?: readonly EffectDefinition<C>[] };
};

export type OutcomesDefinition<C = ConditionDefinition> = {
  readonly [O in Outcome]?: AnyCondition<C>;
} & {
  /** The payment's own state, a word in the reply that counts more than the reply's own success. */
  readonly status?: StatusDefinition;
};

/** A word that is in neither list, and null, mean that nobody knows yet. Where there is no word the rules decide alone. */
export type StatusDefinition = {
  /** Expression of the word, or several: the first with a text, a number or null counts. */
  readonly of: string | readonly string[];
  /** Words that mean success, in small letters. */
  readonly succeeded: readonly string[];
  readonly failed: readonly string[];
};

/** A read that runs by itself as soon as every value it names is there and `when` holds. */
export type SourceDefinition<C = ConditionDefinition> = CallDefinition<C> & {
  readonly when?: C;
  /** The list in the reply, for a source that offers options. */
  readonly items?: Value;
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
    /** The call makes something, and no money moves: after a lost reply the same wish is sent under the same Idempotency-Key. */
    readonly once?: boolean;
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
    /** What is paid, in kobo: of a money call it has to be there before the customer can confirm. */
    readonly amount?: Value;
    /** Whom or what is paid for, as a row of the history may name it (a phone, an account). */
    readonly to?: Value;
    /** Whether the money leaves the customer's wallet or comes into it. Default `debit`. */
    readonly direction?: "debit" | "credit";
    /** How a pending outcome is asked about again; of several, each whose `when` holds, in turn, until one knows the end. */
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
  /** Where the reply is a list: which row is ours. */
  readonly find?: FindDefinition<C>;
  /** Rows that only this answer can give (a token that came late). */
  readonly result?: readonly RowDefinition[];
};

/**
 * A row is ours when it names the payment where the customer cannot write, and when amount, direction, type, recipient
 * and time are not those of another payment. Two rows that are ours prove nothing.
 */
export type FindDefinition<C = ConditionDefinition> = {
  readonly in: Value;
  /** The query parameter that counts pages from 1: the list is read back to the time of the payment. */
  readonly page?: string;
  /** What must hold of a row (`$item`) besides. */
  readonly when?: C;
  /** Expressions of a row that name a payment: equal to one of `is`. */
  readonly where?: string | readonly string[];
  /** Expressions of a row's texts whose end we have written: it is one of `is`. */
  readonly endOf?: string | readonly string[];
  /** Names of the payment, as `$intent.reference`. What is missing is passed over. */
  readonly is: Value;
  /** What the row says was paid, in kobo. */
  readonly amount: Value;
  /** `debit` or `credit`. */
  readonly direction?: Value;
  /** One of the screen's `history.transactionTypes`, where it has any. */
  readonly type?: Value;
  /** Compared with the step's `to`, where the row has it. */
  readonly recipient?: Value;
  /** Date and time, compared where the row has it. */
  readonly time?: Value;
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
  readonly flags?: {
    readonly menu: readonly string[];
    readonly feature: string;
    /** Shows also where the company says nothing of them: flags that the specification does not list may hide, and are never needed. */
    readonly optional?: boolean;
  };
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
