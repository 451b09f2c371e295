import { INDEX_FILE, SCREENS_FOLDER } from "#definition/released.ts";
import type { ChecksModule } from "#lib/web/checks.ts";
import { sendEarly } from "#provider/early-requests.ts";

/** The app asks again after this many ms: balances change. */
export const LASTS = 30_000;

/**
 * Fetches what every signed-in customer needs, and the screen of this address, side by side with the app, which would find
 * out about them only once it runs. The hashes are those that the app loads them with (`router/load-checked.ts`).
 * @param provider the base URL of what the screen reads
 * @param headers those with which the app would read it; false when the session does not count here
 */
export async function loadCustomer(provider: string, headers: HeadersInit | false): Promise<void> {
  sendEarly(import.meta.env.BASE_URL + SCREENS_FOLDER + INDEX_FILE, { cache: "no-cache" });
  const list = document.querySelector<HTMLLinkElement>("link[rel=integrity]")!;
  list.rel += " modulepreload";
  const {
    default: checks,
    customer,
    screen,
    reads,
  } = (await import(/* @vite-ignore */ list.href)) as ChecksModule;
  // The file of a screen has the screen's name, which most addresses have too.
  const own = Object.keys(checks).find((file) => file.startsWith(`${location.pathname.slice(1)}.screen-`));
  if (own && headers)
    reads[own]?.forEach((path) => sendEarly(provider + path, { headers, cache: "no-store" }, LASTS));
  for (const file of own ? [...customer, own, ...screen] : customer) {
    const [integrity] = checks[file]!;
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        crossOrigin: "",
        integrity,
        href: `/assets/${file}`,
      }),
    );
  }
}
