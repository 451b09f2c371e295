import type { PictureScheme, Sample } from "#definition/meta.ts";
import type { JsonShape } from "#lib/json/json-shape.ts";

/** `POST panel`: the object to show, by its pointer, or as a field of a form; without `field`, the form itself. */
export type PanelPlace = {
  readonly path: string;
  readonly text: string;
  readonly pointer?: string;
  readonly form?: { readonly step: number; readonly field?: string };
};

/** Everything that can be set in an object of a file, by the meta-schema. */
export type Panel = {
  /** Pointer of the object; for a field, of its schema. */
  readonly pointer: string;
  readonly title: string;
  /** The objects around it, the outermost first. */
  readonly trail: readonly { readonly title: string; readonly pointer: string }[];
  readonly groups: readonly PanelGroup[];
  /** The keys of each object in which a control writes, in the order in which they should stand. */
  readonly orders: { readonly [pointer: string]: readonly string[] };
  /** For a field: its name, its form, and what there is for it alone, in the form and elsewhere. */
  readonly field?: { readonly name: string; readonly form: string; readonly places: readonly string[] };
  /** For a form: the fields that it has, and the widgets that a new one can have. */
  readonly form?: {
    readonly fields: readonly string[];
    readonly widgets: NonNullable<Control["options"]>;
    /** The bodies of calls that may send what a field holds. */
    readonly bodies: readonly { readonly title: string; readonly pointer: string }[];
    /** Where a new field can get its choices or its value from. */
    readonly sources: readonly FieldSource[];
  };
};

/** A source, as the replies of the scenarios show it. A list of values has one for each scenario, in their order; null for none. */
export type FieldSource = {
  readonly name: string;
  /** What its answers have. */
  readonly answer: readonly SourceKey[];
  /** Of a list: what its first items have. */
  readonly items?: readonly SourceKey[];
  /** Of a list that has choices already: the value of the first one. */
  readonly offers?: readonly (string | null)[];
  /** The provider searches it, so that only a field that is typed can show it. */
  readonly isSearched?: true;
};

/** A text or a number in an answer or an item. */
export type SourceKey = { readonly pointer: string; readonly values: readonly (string | number | null)[] };

export type PanelGroup = {
  readonly title: string;
  readonly description?: string;
  readonly controls: readonly Control[];
};

/** One key of an object. */
export type Control = {
  readonly pointer: string;
  readonly title: string;
  /** Plain text. */
  readonly description?: string;
  readonly kind: ControlKind;
  /** The value that applies; it may come from a part or from the defaults. */
  readonly value?: unknown;
  /** Where the value comes from when the file itself does not have it. */
  readonly from?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly options?: readonly { readonly value: string; readonly info?: string }[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly isRequired?: boolean;
  /** Others say this text as a name: once it is set, `POST rename` gives another one. */
  readonly isName?: true;
  /** What must be set too where this is set, and is set with it where it is not. */
  readonly needs?: { readonly pointer: string; readonly value: unknown };
  /** `picture`: the pages on which it is seen. */
  readonly scheme?: PictureScheme;
  /** `choice`: each word is shown as what it means. */
  readonly sample?: Sample;
  /** `map`: the names that can be set; `list`: its items; `inline`: its keys; `forms`: the one control of its value. */
  readonly inner?: readonly Control[];
  /** `map`: the control of one more name, whose pointer ends with an empty name. */
  readonly another?: Control;
  /** `forms`: those that the value may have. */
  readonly forms?: readonly ValueForm[];
  /** `list`: what can be added; `map`: with what an object of another name can begin. */
  readonly templates?: readonly {
    readonly title: string;
    readonly description?: string;
    readonly value: unknown;
  }[];
};

/** One of the forms that a value may have. */
export type ValueForm = JsonShape & {
  readonly title: string;
  readonly description?: string;
  /** A value of this form to begin with. */
  readonly example?: unknown;
  /** Of a form that is written in one field: its control, which needs no value. */
  readonly control?: Control;
};

/**
 * `picture`: a file to choose, or an address. `member`: whether the list at the pointer has this item (`example`). `map`: a value for each of some names. `list`:
 * items that have a panel of their own. `open`: an object that has one. `begin`: an object that is not there and needs
 * several keys at once: it begins as the example. `inline`: an object whose keys are set where it stands. `forms`: a value
 * that has one of several forms. `null`: nothing to set. `json`: anything else, to be written as JSON.
 */
export type ControlKind =
  | "text"
  | "number"
  | "boolean"
  | "choice"
  | "colour"
  | "picture"
  | "numbers"
  | "texts"
  | "member"
  | "map"
  | "list"
  | "open"
  | "begin"
  | "inline"
  | "forms"
  | "null"
  | "json";
