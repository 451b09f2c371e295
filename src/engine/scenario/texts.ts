import { cautionTexts } from "#engine/payments/caution-texts.ts";
import type { Ask } from "#definition/compiled.ts";
import { holds } from "#engine/values/condition.ts";
import type { PerformedEffect } from "#engine/environment.ts";
import { renewalText } from "#engine/review/quotes.ts";
import { regionOf } from "#engine/scope/region.ts";
import { type Facts, resolveFacts } from "#engine/state/facts.ts";
import { isHidden, membersOf } from "#engine/fields/lists.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row } from "#engine/state/screen-state.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { sourceFailures } from "#engine/sources/source-failures.ts";
import { resolveToText } from "#engine/values/value.ts";

/**
 * The texts on an open screen: rows, the lines of tables, messages, and of its form the remarks, labels from replies and
 * reasons of failed look-ups.
 */
export function storeTexts(store: ScreenStore): string[] {
  const { at, phase, message, result } = store.getState();
  const step = store.screen.steps[at]!;
  const facts = resolveFacts("show" in step ? step.show : "ask" in step ? step.ask : {}, store.scope());
  const shown = "show" in step && phase === "showing" ? [step.show.title, step.show.text] : [];
  const texts = shown.map((value) => (value === undefined ? "" : resolveToText(value, store.scope())));
  const caution = store.caution();
  return [
    ...(caution
      ? cautionTexts(caution, regionOf(store.scope()).timeZone).flatMap(({ title, text }) => [title, text])
      : []),
    ...[...facts.rows, ...store.review(), ...(result?.rows ?? [])].map(rowText),
    ...factTexts(facts),
    ...texts,
    ...(store.changes() === undefined ? [] : [renewalText(store.changes() ?? [])]),
    "ask" in step && step.ask.review ? (store.missing() ?? "") : "",
    ...("ask" in step ? labelsOf(step.ask, store.scope()) : []),
    ...("ask" in step && step.ask.kept ? keptTexts(step.ask.kept, store) : []),
    ...("ask" in step ? notesOf(step.ask, store.scope()) : []),
    ...("ask" in step ? Object.values(sourceFailures(step.ask, store.getState().sources)) : []),
    ...Object.values(store.getState().sources).map(({ pages }) => pages?.reason ?? ""),
    message?.text ?? "",
    result?.message ?? "",
    ...(result?.end ? [result.end.title, result.end.label] : []),
  ].filter(Boolean);
}

/** The parts of a whole, and each line of a table with its cells. */
function factTexts({ shares, table }: Facts): string[] {
  const lines = table?.lines.length === 0 ? [[table.empty]] : (table?.lines ?? []);
  return [
    ...shares.map(({ label, text }) => `${label}: ${text}`),
    table?.title ?? "",
    ...lines.map((cells) => cells.join(" · ")),
  ];
}

function labelsOf({ titles = {}, lists = {} }: Ask, scope: Scope): string[] {
  const parts = Object.values(lists)
    .flatMap((list) => membersOf(list, scope))
    .filter((member) => !isHidden(member));
  return [
    ...Object.values(titles).map((title) => resolveToText(title, scope)),
    ...parts.map(({ title }) => title),
  ];
}

/** The list that the provider keeps, in one line, or why it is not there. */
function keptTexts({ source, title, empty }: NonNullable<Ask["kept"]>, store: ScreenStore): string[] {
  const { options = [], reason = "" } = store.getState().sources[source] ?? {};
  const items = options.map(({ label }) => label).join(", ");
  const heading = resolveToText(title, store.scope()) || "Saved";
  return items ? [`${heading}: ${items}`] : [reason || resolveToText(empty, store.scope())];
}

function notesOf({ notes = [] }: Ask, scope: Scope): string[] {
  return notes
    .filter(({ when }) => when === undefined || holds(when, scope))
    .map(({ text }) => resolveToText(text, scope));
}

export function rowText({ label, value }: Row): string {
  return `${label}: ${value}`;
}

/** The words of alerts, toasts and addresses. */
export function effectTexts(effect: PerformedEffect): string[] {
  return Object.values(effect).filter((value) => typeof value === "string");
}
