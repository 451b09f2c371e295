import type { BuiltList } from "#definition/built-page.ts";
import { asText } from "#engine/values/as-text.ts";
import { evaluate } from "#engine/scope/scope.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { readEarly, sendEarly } from "#provider/early-requests.ts";
import { optionText } from "#renderer/widgets/option-text.ts";

import { LASTS } from "./load-customer.ts";

/**
 * Asks for the lists of the form at once, and shows their choices as the app would. The app takes the same replies.
 * @param headers those with which the app would ask
 */
export function showLists(provider: string, headers: HeadersInit): void {
  const lists = JSON.parse(document.documentElement.dataset["lists"]!) as readonly BuiltList[];
  for (const path of new Set(lists.map((list) => list.path))) {
    const url = provider + path;
    sendEarly(url, { headers, cache: "no-store" }, LASTS);
    const own = lists.filter((list) => list.path === path);
    // What fails here fails again when the app asks for it, which says so.
    showReply(url, own).catch(() => undefined);
  }
}

async function showReply(url: string, lists: readonly BuiltList[]): Promise<void> {
  const { status, body } = await readEarly(url);
  await isParsed();
  // The app has taken over, or shows why there is no list.
  if (document.documentElement.dataset["page"] !== "kept" || status >= 300) return;
  for (const list of lists) fill(list, body);
}

/** A list that the app would show otherwise (two choices of one value, one without a value) is left to the app. */
function fill({ field, items, value, label, conceals, prompt }: BuiltList, body: unknown): void {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${CSS.escape(field)}"]`);
  const choices = itemsOf(evaluate(items, { response: { body } })).map((item) => {
    const textAt = (part: BuiltList["label"][number]) =>
      typeof part === "string" ? part : asText(evaluate(part, { item }));
    const text = optionText(
      { label: label.map(textAt).join(""), ...(conceals && { concealed: "…" }) },
      false,
    );
    return optionOf(text, textAt(value));
  });
  const values = new Set(choices.map((one) => one.value));
  if (!select || choices.length === 0 || values.size < choices.length || values.has("")) return;
  select.replaceChildren(...(prompt === undefined ? [] : [optionOf(prompt, "")]), ...choices);
}

function optionOf(text: string, value: string): HTMLOptionElement {
  return Object.assign(document.createElement("option"), { text, value });
}

/** Resolves when the form is in the document; scripts of the app may still be on their way. */
async function isParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise<unknown>((resolve) =>
    document.addEventListener("readystatechange", resolve, { once: true }),
  );
}
