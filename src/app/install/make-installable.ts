import { BANK_FILES } from "#lib/web/bank-files.ts";

import { iconOf } from "./icon.ts";
import { ICON_SIZES, type Installed, manifestOf } from "./manifest.ts";

const MANIFEST = `${BANK_FILES.folder}app.webmanifest`;

/**
 * Offers the bank to the browser as an app. Only at visits that a service worker serves, and only one that knows these files:
 * without it the browser would ask the server for them, which has none.
 */
export async function makeInstallable(installed: Installed): Promise<void> {
  if (!navigator.serviceWorker?.controller || !(await caches.has(BANK_FILES.cache))) return;
  const cache = await caches.open(BANK_FILES.cache);
  const look = await hashOf(JSON.stringify([installed.settings.brand, installed.settings.theme]));
  const iconAt = (size: number) => `${BANK_FILES.folder}${look}-${size}.png`;
  const manifest = JSON.stringify(manifestOf(installed, iconAt));
  const kept = await cache.match(MANIFEST);
  if ((await kept?.text()) !== manifest) {
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
    for (const size of ICON_SIZES) {
      await cache.put(iconAt(size), fileOf(await iconOf(installed.settings, size), "image/png"));
    }
    // Last: a manifest whose icons are missing cannot be installed.
    await cache.put(MANIFEST, fileOf(manifest, "application/manifest+json"));
  }
  nameManifest();
}

function nameManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = MANIFEST;
  document.querySelector(`link[rel="manifest"]`)?.remove();
  document.head.append(link);
}

function fileOf(content: Blob | string, type: string): Response {
  return new Response(content, { headers: { "Content-Type": type, "Cache-Control": "no-cache" } });
}

/** The start of a hash: another look has icons at another address, so that the system fetches them again. */
async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
