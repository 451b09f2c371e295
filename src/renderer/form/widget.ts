import type { ComponentType } from "react";

import type { Schema } from "#definition/value.ts";
import type { Limits } from "#engine/fields/limits.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ControlProps } from "#ui/controls/field.tsx";

import type { FieldOptions } from "./field-options.ts";

/** The props of every widget. `onChange(undefined)` empties the field. */
export type WidgetProps = {
  readonly control: ControlProps;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  /** The value at this moment. What is typed into a widget that keeps its text does not render it. */
  readonly valueNow: () => unknown;
  readonly onChange: (value: unknown) => void;
  readonly schema: Schema;
  readonly options: FieldOptions;
  /** The limits that the form's `limits` give now. */
  readonly limits: Limits;
  /** The error, for a widget that shows it itself. */
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** What the field's source says while it runs, for a widget that says it itself. */
  readonly waiting?: string | undefined;
};

/** What a widget reads a text by. */
export type Reading = { readonly options: FieldOptions; readonly scope: Scope };

/** A control for the value of a field. */
export type Widget = {
  /** Its name in `ui:widget` and the name of its file. */
  readonly name: string;
  readonly Component: ComponentType<WidgetProps>;
  /** The value of a text, as if it were typed; a link fills in no field whose widget cannot read. */
  readonly read?: (text: string, reading: Reading) => unknown;
  /** A limit of the schema as the field shows its values; else it is shown as a number. */
  readonly limit?: (limit: number, reading: Reading) => string | undefined;
  /** What is said of a value that the schema refuses by a keyword, where the usual text would not do. */
  readonly refusal?: (
    keyword: string,
    params: Readonly<Record<string, unknown>>,
    reading: Reading,
  ) => string | undefined;
  /**
   * What was typed stands in its input already (`useTypedText`): it renders only when its value becomes another than the
   * one that it has told.
   */
  readonly keepsText?: boolean;
  /** It has several controls, and the field's label becomes the group's. */
  readonly isGroup?: boolean;
  /** It shows a value that a reply fills in, and nothing can be typed. */
  readonly isReadOnly?: boolean;
  /**
   * It says that the field's source runs where the value will stand. A line below the field would move all that follows when it
   * comes and when it goes, just when the customer goes on there.
   */
  readonly saysWaiting?: boolean;
};

export type Widgets = ByName<Widget>;

export type ByName<T> = { readonly [name: string]: T };

/** Each file of `widgets/` exports one, as `widget`. */
export function defineWidget(widget: Widget): Widget {
  return widget;
}

export function byName<T extends { readonly name: string }>(all: readonly T[]): ByName<T> {
  return Object.fromEntries(all.map((one) => [one.name, one]));
}

/** The value as the text of an input. */
export function inputText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value for an input's text: an empty text is a missing value, so that `required` applies. */
export function textValue(text: string): string | undefined {
  return text === "" ? undefined : text;
}
