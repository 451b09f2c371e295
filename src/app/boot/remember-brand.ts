import { LAST_BRAND, VERSION, type LastBrand } from "#app/first/last-brand.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Settings } from "#tenant/settings.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";

/** Keeps a bank's look on this device: the first script of the next visit paints it before the app has loaded. */
export function rememberBrand(device: SafeStorage, key: string, { brand, theme }: Settings): void {
  const { name, description, logo, logoDark } = brand;
  const looks = { light: deriveTheme(theme, "light"), dark: deriveTheme(theme, "dark") };
  const { pattern } = theme;
  device.write(LAST_BRAND, {
    version: VERSION,
    key,
    name,
    description,
    logo,
    logoDark,
    looks,
    pattern,
  } satisfies LastBrand);
}
