import type { Width } from "#gallery/shell/address/address.ts";
import type { Scheme } from "#tenant/theme/theme.ts";

/** One way in which customers see a page. */
export type Look = { readonly title: string; readonly scheme: Scheme; readonly width: Width };

/** How a brand is seen, the most frequent first. */
export const LOOKS: readonly Look[] = [
  { title: "Phone, light", scheme: "light", width: 360 },
  { title: "Phone, dark", scheme: "dark", width: 360 },
  { title: "Desk, light", scheme: "light", width: 1280 },
  { title: "Desk, dark", scheme: "dark", width: 1280 },
];
