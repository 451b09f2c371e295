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

/** Widgets by the name that `ui:widget` gives. */
export type Widgets = Readonly<Record<string, ComponentType<WidgetProps>>>;

/** The value as the text of an input. */
export function inputText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value of an input's text: an empty one is missing, so that `required` sees it. */
export function textValue(text: string): string | undefined {
  return text === "" ? undefined : text;
}
