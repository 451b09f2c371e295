import { useMemo } from "react";

import { readNotices, type Notice } from "./read-notices.ts";
import { useResource } from "./use-resource.ts";

/** What the bank says. Nobody is told of an error: what cannot be loaded is not there yet. */
export function useNotices(options: { readonly passive?: boolean } = {}): readonly Notice[] {
  const { data: content } = useResource("all", options);
  const { data: board } = useResource("admin", options);
  return useMemo(() => [...readNotices(content, "all"), ...readNotices(board, "admin")], [content, board]);
}
