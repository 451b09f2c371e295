import type { Ask } from "#definition/compiled.ts";
import { formatDay } from "#lib/dates.ts";
import { formatWholeMoney } from "#lib/money.ts";
import type { Region } from "#lib/region.ts";

type Hints = {
  readonly "ui:widget"?: string;
  readonly "ui:options"?: { readonly messages?: Readonly<Record<string, string>> };
};

const NUMBER = { minimum: "Enter {limit} or more", maximum: "Enter {limit} or less" };
const DAY = { minimum: "Choose {limit} or later", maximum: "Choose {limit} or earlier" };
const LENGTH = { minLength: "Use {limit} characters or more", maxLength: "Use {limit} characters at most" };

/** The field's own message, with `{limit}` replaced by the limit in the field's format, else a standard message. */
export function limitText(
  { uiSchema }: Ask,
  field: string,
  keyword: string,
  limit: number | string,
  region: Region,
): string {
  const hints = uiSchema?.[field] as Hints | undefined;
  const standard: Readonly<Record<string, string>> = {
    ...(typeof limit === "string" ? DAY : NUMBER),
    ...LENGTH,
  };
  const text = hints?.["ui:options"]?.messages?.[keyword] ?? standard[keyword] ?? "";
  return text.replaceAll("{limit}", () => shown(limit, hints?.["ui:widget"], region));
}

function shown(limit: number | string, widget: string | undefined, region: Region): string {
  if (typeof limit === "string") return formatDay(limit, region.timeZone) ?? limit;
  return widget === "money" ? formatWholeMoney(limit, region) : limit.toLocaleString(region.locale);
}
