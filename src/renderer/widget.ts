import type { ComponentType } from "react";

import type { Schema } from "#definition/value.ts";
import type { Limits } from "#engine/limits.ts";
import type { ControlProps } from "#ui/field.tsx";

import type { FieldOptions } from "./field-options.ts";

/** What every widget gets. `onChange(undefined)` empties the field. */
export type WidgetProps = {
  readonly control: ControlProps;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly schema: Schema;
  readonly options: FieldOptions;
  /** Those that the form's `limits` give now. */
  readonly limits: Limits;
  /** What is wrong, for a widget that says so itself. */
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
};

/** A way to type the value of a field. */
export type Widget = {
  /** What `ui:widget` calls it; its file has the same name. */
  readonly name: string;
  readonly Component: ComponentType<WidgetProps>;
  /** It has several controls: the field's label is that of the group. */
  readonly isGroup?: boolean;
  /** It shows what an answer fills in, and nothing can be typed. */
  readonly isReadOnly?: boolean;
};

export type Widgets = ByName<Widget>;

export type ByName<T> = { readonly [name: string]: T };

/** A file of `widgets/` exports one, as `widget`. */
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

/** The value of an input's text: an empty one is missing, so that `required` sees it. */
export function textValue(text: string): string | undefined {
  return text === "" ? undefined : text;
}
