import { useEffect, useMemo } from "react";
import useSWR from "swr";

import { useScreensNow } from "#app/screens/use-screens.ts";
import { type BillersSource, isListed, type ScreenBiller } from "#definition/billers.ts";
import { askBillers } from "#engine/sources/billers.ts";
import type { Environment } from "#engine/environment.ts";
import { someAtOnce } from "#lib/tasks/some-at-once.ts";
import { type BillersOf, hasBiller } from "#pages/billers-of.ts";
import { isVisible } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";

import { billerLists, sourceOf } from "./biller-lists.ts";
import { tellUnknown } from "./tell-unknown.ts";

type Asked = { readonly of: BillersOf["of"]; readonly error: unknown };

/**
 * The billers of the screens that this customer may see. Lists are here at once; those of sources are asked for when the
 * directory or the search first opens, once a session.
 */
export function useBillers(): BillersOf {
  const { menu, settings, environment } = usePageServices();
  const now = useScreensNow();
  const lists = useMemo(() => {
    const visible = new Set(
      menu.filter((entry) => isVisible(entry, settings.flags)).map(({ screen }) => screen),
    );
    return [...billerLists(now)].filter(([id]) => visible.has(id));
  }, [menu, settings.flags, now]);
  const sought = useMemo(() => lists.flatMap(([id, billers]) => (isListed(billers) ? [] : [id])), [lists]);
  const { data, isValidating, mutate } = useSWR(
    sought.length > 0 ? ["billers", ...sought] : null,
    async () =>
      await askAll(
        sought.map((id) => [id, sourceOf(id, now)] as const),
        environment,
      ),
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );
  useEffect(() => {
    if (import.meta.env.DEV) tellUnknown(settings, billerLists(now), data?.of);
  }, [settings, now, data]);
  return useMemo(() => {
    const written = lists.flatMap(([id, billers]) => (isListed(billers) ? [[id, billers] as const] : []));
    const all = [...written, ...(data?.of ?? [])].map(([id, billers]) => {
      return [id, billers.filter((one) => hasBiller(settings.billers, id, one.id))] as const;
    });
    return {
      of: new Map(all),
      error: data?.error,
      isAsking: isValidating,
      awaited: data ? [] : sought,
      retry: () => void mutate(),
    };
  }, [lists, sought, data, settings.billers, isValidating, mutate]);
}

/** A slow network has room for what the customer does meanwhile, however many screens there are. */
const AT_ONCE = 4;

/** One that fails leaves the others. */
async function askAll(
  screens: readonly (readonly [id: string, source: () => Promise<BillersSource>])[],
  environment: Environment,
): Promise<Asked> {
  const of = new Map<string, readonly ScreenBiller[]>();
  let error: unknown;
  await someAtOnce(screens, AT_ONCE, async ([id, source]) => {
    try {
      of.set(id, await askBillers(await source(), environment));
    } catch (failure) {
      error = failure;
    }
  });
  return { of, error };
}
