import type { SchemeStore } from "#tenant/scheme.ts";
import type { Settings } from "#tenant/settings.ts";
import { applyScheme } from "#tenant/theme/apply-scheme.ts";
import { applyTheme } from "#tenant/theme/apply-theme.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";

/** Gives the page a bank's look, also when the scheme changes. Returns the function that stops this. */
export function applyBrand(document: Document, settings: Settings, scheme: SchemeStore): () => void {
  const root = document.documentElement;
  const apply = () => {
    const now = scheme.get();
    const variables = deriveTheme(settings.theme, now);
    applyScheme(root, now);
    applyTheme(root, variables);
    metaOf(document, "theme-color").content = variables["--color-page"] ?? "";
  };
  root.lang = settings.locale;
  document.title = settings.brand.name;
  if (settings.brand.logo) iconOf(document).href = settings.brand.logo;
  apply();
  return scheme.subscribe(apply);
}

function metaOf(document: Document, name: string): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const meta = document.createElement("meta");
  meta.name = name;
  document.head.append(meta);
  return meta;
}

function iconOf(document: Document): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (found) return found;
  const link = document.createElement("link");
  link.rel = "icon";
  document.head.append(link);
  return link;
}
