import { useMemo } from "react";
import useSWR from "swr";

import { listIn } from "#lib/reply-data.ts";
import { usePageServices } from "#pages/services.ts";

import { ADVERTS } from "./keys.ts";
import { isAdvert, readAdverts, type Advert } from "./read-adverts.ts";
import { readBody } from "./read-reply.ts";
import { ONCE, useResource } from "./use-resource.ts";

/**
 * The adverts from public content, the only call of the specification that can contain them. If it has none, they come
 * from a call of our own.
 */
export function useAdverts(): { readonly adverts: readonly Advert[]; readonly isLoading: boolean } {
  const { send } = usePageServices().environment;
  const content = useResource("all");
  const specified = useMemo(() => readAdverts(listIn(content.data).filter(isAdvert)), [content.data]);
  const hasNone = !content.isLoading && specified.length === 0;
  const extension = useSWR(
    hasNone ? ADVERTS : null,
    async () => readAdverts(listIn(await readBody(send, "adverts"))),
    ONCE,
  );
  const isAsked = extension.data !== undefined || extension.error !== undefined;
  return {
    adverts: hasNone ? (extension.data ?? []) : specified,
    isLoading: content.isLoading || (hasNone && !isAsked),
  };
}
