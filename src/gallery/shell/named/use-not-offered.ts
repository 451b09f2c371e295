import useSWR from "swr";

import type { KeptSummary } from "#gallery/protocol-drafts.ts";
import { postDrafts } from "#gallery/shell/project/ask-server.ts";
import { readSettings } from "#gallery/shell/brand/use-settings.ts";

import { readKept } from "./ask-kept.ts";
import { type NotOffered, notOffered } from "./not-offered.ts";

/** The screens of a kept draft that a bank does not offer, as the draft has both; none until that is known. */
export function useNotOffered({ id, version, paths }: KeptSummary, tenant: string): readonly NotOffered[] {
  const { data } = useSWR(["not offered", id, version, tenant], async () => {
    const { files } = await readKept(id);
    const texts = Object.entries(files).map(([path, { text }]) => [path, text] as const);
    const { drafts, catalogue } = await postDrafts({ files: Object.fromEntries(texts) });
    const bank = await readSettings(tenant, drafts);
    return bank ? notOffered(catalogue.screens, paths, bank.settings) : [];
  });
  return data ?? [];
}
