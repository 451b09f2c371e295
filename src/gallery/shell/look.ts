import defaults from "#tenants/default.json" with { type: "json" };
import { applyScheme, applyTheme } from "#tenant/theme/apply-theme.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";
import type { Scheme, Theme } from "#tenant/theme/theme.ts";

/** The default brand's colours with less round corners: a tool has more edges than a form. */
const THEME: Theme = {
  brand: defaults.theme.brand,
  accent: defaults.theme.accent,
  radius: 6,
  font: "system",
};

/** The look of the gallery itself, light or dark as the system is. */
export function applyLook(root: HTMLElement): void {
  const media = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const scheme: Scheme = media.matches ? "dark" : "light";
    applyScheme(root, scheme);
    applyTheme(root, deriveTheme(THEME, scheme));
  };
  apply();
  // Here it is a part of the page that scrolls.
  root.style.setProperty("scrollbar-gutter", "auto");
  media.addEventListener("change", apply);
}
