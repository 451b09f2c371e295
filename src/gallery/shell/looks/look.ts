import defaults from "#tenants/default.json" with { type: "json" };
import { applyScheme } from "#tenant/theme/apply-scheme.ts";
import { applyTheme } from "#tenant/theme/apply-theme.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";
import type { Scheme, Theme } from "#tenant/theme/theme.ts";

/** The default brand's colours with smaller radii, because a tool has more edges than a form. */
const THEME: Theme = {
  brand: defaults.theme.brand,
  accent: defaults.theme.accent,
  radius: 6,
  accentFor: [],
  font: "system",
  icons: "regular",
  pattern: "none",
};

/** Applies the gallery's own look, light or dark as the system is. */
export function applyLook(root: HTMLElement): void {
  const media = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const scheme: Scheme = media.matches ? "dark" : "light";
    applyScheme(root, scheme);
    applyTheme(root, deriveTheme(THEME, scheme));
  };
  apply();
  // In the gallery parts of the page scroll, not the page.
  root.style.setProperty("scrollbar-gutter", "auto");
  media.addEventListener("change", apply);
}
