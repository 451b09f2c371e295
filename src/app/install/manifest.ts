import { findCompanyKey } from "#tenant/company-key.ts";
import type { Settings } from "#tenant/settings.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";

/** The company, and what its address depends on. */
export type Installed = {
  readonly key: string;
  readonly settings: Settings;
  /** `location.hostname` */
  readonly hostname: string;
  /** The deployment's default. */
  readonly defaultCompany: string | undefined;
};

/** In pixels: what Android asks of an app, on the home screen and while it starts. */
export const ICON_SIZES = [192, 512] as const;

/** The web app manifest of a company (https://www.w3.org/TR/appmanifest). */
export function manifestOf(installed: Installed, iconAt: (size: number) => string): object {
  const { name, description } = installed.settings.brand;
  const colours = deriveTheme(installed.settings.theme, "light");
  const icons = ICON_SIZES.map((size) => ({
    src: iconAt(size),
    sizes: `${size}x${size}`,
    type: "image/png",
  }));
  return {
    id: startOf(installed),
    start_url: startOf(installed),
    scope: "/",
    name,
    short_name: shortName(name),
    description,
    lang: installed.settings.locale,
    display: "standalone",
    theme_color: colours["--color-page"],
    background_color: colours["--color-page"],
    // What counts is within the circle that launchers cut out.
    icons: [...icons, { ...icons.at(-1), purpose: "maskable" }],
  };
}

/** Where the installed app opens. An address that leads to the company by itself needs no `?company=`. */
function startOf({ key, hostname, defaultCompany }: Installed): string {
  const isOwn = findCompanyKey({ hostname, search: "", fallback: defaultCompany }) === key;
  return isOwn ? "/" : `/?company=${key}`;
}

/** Whole words of a name that fit under an icon: at most 12 characters, or the first word. */
function shortName(name: string): string {
  const [first = "", ...others] = name.split(/\s+/);
  return others.reduce(
    ({ text, isFull }, word) =>
      isFull || text.length + word.length >= 12
        ? { text, isFull: true }
        : { text: `${text} ${word}`, isFull },
    { text: first, isFull: false },
  ).text;
}
