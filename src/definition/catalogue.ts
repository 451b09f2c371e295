/** Closed lists of what a screen file may name. The folders that implement them test that they agree. */

/** Transforms of `{ "$value": …, "as": … }`; implemented in `engine/transforms.ts`. */
export const transformNames = [
  "amount",
  "date",
  "day",
  "decimal",
  "digits",
  "divided-by",
  "find-prefix",
  "group",
  "iso-day",
  "joined",
  "kobo",
  "less-percent",
  "lower",
  "mask",
  "money",
  "naira",
  "number",
  "phone",
  "random-digit",
  "round-up",
  "row",
  "rows",
  "sentence",
  "stamp",
  "strip-prefix",
  "sum",
  "take",
  "times",
  "trim",
  "upper",
] as const;

/** Widgets of `"ui:widget"`; implemented in `renderer`. */
export const widgetNames = [
  "text",
  "textarea",
  "select",
  "search-select",
  "cards",
  "checkbox",
  "date",
  "email",
  "money",
  "number",
  "phone",
  "radio",
  "password",
  "pin",
  "otp",
  "fields",
  "file",
  "read-only",
] as const;

/** Those of them that come only with the screens that name them, so that sign-in does without their code. */
export const lateWidgetNames = [
  "cards",
  "fields",
  "file",
  "money",
  "number",
  "phone",
  "radio",
  "read-only",
  "search-select",
  "select",
  "textarea",
] as const satisfies readonly (typeof widgetNames)[number][];

/** Kinds of the fields that a list of an answer brings (`lists` of an ask); drawn by `renderer/widgets/fields.tsx`. */
export const listKinds = ["text", "digits", "email", "phone", "date", "choice"] as const;
export type ListKind = (typeof listKinds)[number];

/** Icons of `menu.icon`; drawn by `ui/icon-table.ts`. */
export const iconNames = [
  "arrow-right",
  "banknote",
  "bar-chart",
  "book-open",
  "building",
  "bus",
  "car",
  "coins",
  "credit-card",
  "droplets",
  "file-text",
  "flame",
  "gamepad",
  "gift",
  "globe",
  "graduation-cap",
  "hand-coins",
  "heart-pulse",
  "home",
  "id-card",
  "landmark",
  "layout-dashboard",
  "life-buoy",
  "percent",
  "phone",
  "piggy-bank",
  "plane",
  "receipt",
  "send",
  "shopping-cart",
  "smartphone",
  "store",
  "ticket",
  "tv",
  "user",
  "users",
  "wallet",
  "wifi",
  "zap",
] as const;

/** Effects of `on`, `guard.else` and `show.on`; performed by `engine`. */
export const effectNames = [
  "alert",
  "toast",
  "message",
  "navigate",
  "store",
  "signIn",
  "clearSession",
  "reset",
  "close",
  "refresh",
] as const;

/** Formats of a string in a JSON Schema, each with the pattern that decides. */
export const formats: { readonly [name: string]: RegExp } = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u,
  "date-time":
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/u,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
  time: /^[0-2]\d:[0-5]\d(?::[0-5]\d)?$/u,
  uri: /^https:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u,
};
