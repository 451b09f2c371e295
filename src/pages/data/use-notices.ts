import { useMemo } from "react";

import { listIn } from "#lib/reply-data.ts";

import { isAdvert } from "./read-adverts.ts";
import { readNotices, type Notice } from "./read-notices.ts";
import { useResource } from "./use-resource.ts";

/** The bank's notices. Errors are not shown: a list that failed to load counts as empty. */
export function useNotices(options: { readonly passive?: boolean } = {}): readonly Notice[] {
  const { data: content } = useResource("all", options);
  const { data: board } = useResource("admin", options);
  return useMemo(() => {
    const said = listIn(content).filter((item) => !isAdvert(item));
    return [...readNotices(said, "all"), ...readNotices(listIn(board), "admin")];
  }, [content, board]);
}
