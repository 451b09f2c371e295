import type { Schema } from "./value.ts";

/** The widget of a field that names none. */
export function defaultWidget(schema: Schema): string {
  if (schema.type === "boolean") return "checkbox";
  if ("oneOf" in schema || "enum" in schema) return "select";
  return schema.format === "email" || schema.format === "date" ? schema.format : "text";
}

/** Widgets that come with every screen, as sign-in needs them. All others are late: they come with the screens that name them. */
export const widgetsAtHand: readonly string[] = ["checkbox", "otp", "password", "text"];

/** Widgets by which customers choose one of several texts; without these there is nothing that they could do. */
export const choosingWidgets: readonly string[] = ["cards", "radio", "search-select", "select"];
