import type { Surroundings } from "#app/boot/surroundings.ts";
import { apiHere } from "#gallery/api-here.ts";
import type { View } from "#gallery/states.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { fetchText } from "#provider/fetch-text.ts";

/**
 * A view stores nothing and exchanges no messages with other tabs, because many views run side by side, next to the
 * bank itself on the same host.
 */
export function surroundingsOf({ tenant, scheme, language, drafts }: View): Surroundings {
  return {
    tab: safeStorage(memoryStorage),
    device: safeStorage(memoryStorage),
    alone: () => async (work) => work(),
    openChannel: () => ({ post: nothing, subscribe: () => nothing, close: nothing }),
    address: { hostname: "localhost", search: `?${new URLSearchParams({ company: tenant }).toString()}` },
    media: { matches: scheme === "dark", addEventListener: nothing, removeEventListener: nothing },
    fetchTenantText: async (key) => {
      const query = new URLSearchParams({ key, ...(drafts && { drafts }) });
      // No text: the bank has no file. One that was emptied is told as an error elsewhere.
      const text = (await fetchText(`${apiHere()}/tenant?${query.toString()}`)) || undefined;
      return language === undefined ? text : withLanguage(text, language);
    },
  };
}

/** A tenant's file as of a bank that speaks one language. What is no JSON stays as it is, so that its problems are told. */
function withLanguage(text: string | undefined, language: string): string | undefined {
  try {
    return JSON.stringify({ ...(JSON.parse(text ?? "{}") as object), languages: [language] });
  } catch {
    return text;
  }
}

function nothing(): void {
  // There are no other tabs to tell.
}
