import type { Ask } from "#definition/compiled.ts";
import { formatDay } from "#lib/time/dates.ts";
import { formatWholeMoney } from "#lib/money/money.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { words } from "#engine/words.ts";

import { fieldRegion } from "./field-currency.ts";

type Hints = {
  readonly "ui:widget"?: string;
  readonly "ui:options"?: { readonly messages?: Readonly<Record<string, string>> };
};

const numberTexts = () => ({
  minimum: words.enterOrMore,
  maximum: words.enterOrLess,
});
const dayTexts = () => ({
  minimum: words.chooseOrLater,
  maximum: words.chooseOrEarlier,
});
const lengthTexts = () => ({
  minLength: words.useCharactersOrMore,
  maxLength: words.useCharactersAtMost,
});

/** The field's own message, with `{limit}` replaced by the limit in the field's format, else a standard message. */
export function limitText(
  ask: Ask,
  field: string,
  keyword: string,
  limit: number | string,
  scope: Scope,
): string {
  const hints = ask.uiSchema?.[field] as Hints | undefined;
  const standard: Readonly<Record<string, string>> = {
    ...(typeof limit === "string" ? dayTexts() : numberTexts()),
    ...lengthTexts(),
  };
  const text = hints?.["ui:options"]?.messages?.[keyword] ?? standard[keyword] ?? "";
  return text.replaceAll("{limit}", () => {
    const isMoney = hints?.["ui:widget"] === "money" && typeof limit === "number";
    return isMoney
      ? formatWholeMoney(limit, fieldRegion(ask, field, scope) ?? regionOf(scope))
      : shown(limit, scope);
  });
}

function shown(limit: number | string, scope: Scope): string {
  const { locale, timeZone } = regionOf(scope);
  return typeof limit === "string" ? (formatDay(limit, timeZone) ?? limit) : limit.toLocaleString(locale);
}
