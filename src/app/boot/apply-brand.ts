import type { Bank } from "#app/bank.ts";
import type { SchemeStore } from "#tenant/scheme.ts";
import { applyLooks } from "#tenant/theme/apply-looks.ts";
import { applyScheme } from "#tenant/theme/apply-scheme.ts";
import { applyTheme } from "#tenant/theme/apply-theme.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";
import { fonts } from "#tenant/theme/fonts.ts";

import { applyHead } from "./head.ts";

/** Gives the page a bank's look, also when the scheme changes. Returns the function that stops this. */
export function applyBrand(
  document: Document,
  { settings, language }: Pick<Bank, "settings" | "language">,
  scheme: SchemeStore,
): () => void {
  const root = document.documentElement;
  const apply = () => {
    const now = scheme.get();
    const variables = deriveTheme(settings.theme, now);
    applyScheme(root, now);
    applyTheme(root, variables);
    applyHead(document, variables["--color-page"], settings.brand.logo);
  };
  root.lang = language.translation ? language.tag : settings.locale;
  root.dir = language.direction;
  document.title = settings.brand.name;
  apply();
  applyLooks(document, settings.theme.pattern, fonts[settings.theme.font]);
  return scheme.subscribe(apply);
}
