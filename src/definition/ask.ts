import type { FactsDefinition } from "./facts.ts";
import type { CallDefinition, Tone } from "./screen.ts";
import type { ConditionDefinition, Schema, Value } from "./value.ts";

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
  /**
   * A call that failed leads back to this form with its secrets still there: for long forms, which nobody fills in
   * twice. They go with the call that succeeds, and when the screen is left.
   */
  readonly keepsSecrets?: boolean;
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
 * The smallest and largest value of a field (kobo of an amount, a number, an ISO day), or the length and pattern of a
 * text. 0, "", null or nothing is no limit. `{limit}` in the field's own messages for the key stands for it.
 */
export type LimitDefinition = {
  readonly minimum?: Value;
  readonly maximum?: Value;
  /** Of a text: the fewest and most characters. */
  readonly minLength?: Value;
  readonly maxLength?: Value;
  /** Of a text: a regular expression that it must fit. One that could take long is not tried: the field is refused. */
  readonly pattern?: Value;
  /** What is told where the pattern does not fit. */
  readonly message?: Value;
  /** A number above the maximum becomes the maximum, and the message for `maximum` says so. */
  readonly clamp?: boolean;
  /** A maximum of 0 is one: there is nothing, as in an empty terminal. */
  readonly zero?: boolean;
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
  /** The button is there only while it holds. */
  readonly when?: C;
  readonly text: Value;
  /** Milliseconds before the customer may use it again; the rest is shown. */
  readonly pause?: number;
};
