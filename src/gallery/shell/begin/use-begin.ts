import { useEffect, useEffectEvent, useState } from "react";

import type { NewText, NewWanted } from "#gallery/protocol-new.ts";
import { BRAND, type Address } from "#gallery/shell/address/address.ts";
import { type Project, useDraftStore } from "#gallery/shell/project/project.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { keepOnDevice } from "#gallery/shell/looks/use-kept.ts";

import { readNewText } from "./ask-new.ts";

/** Begins a file as an unsaved draft, and goes to it once the gallery knows it. */
export function useBegin({ catalogue, drafts }: Project) {
  const store = useDraftStore();
  const { go } = useAddress();
  const [begun, setBegun] = useState<Begun>();
  const isKnown = begun !== undefined && isListed(begun, catalogue);
  const open = useEffectEvent((there: Begun) => {
    keepOnDevice("editor", 1);
    keepOnDevice("panel", 1);
    go(addressOf(there));
  });
  useEffect(() => {
    if (isKnown) open(begun);
  }, [begun, isKnown]);
  return {
    isBusy: begun !== undefined,
    begin: async (wanted: NewWanted) => {
      const { path, text, id } = await readNewText({ ...wanted, ...(drafts && { drafts }) });
      store.edit({ path, text: "", version: "" }, text);
      setBegun({ kind: wanted.kind, id });
    },
  };
}

type Begun = Pick<NewText, "id"> & Pick<NewWanted, "kind">;

function isListed({ kind, id }: Begun, { screens, tenants }: Project["catalogue"]): boolean {
  return kind === "bank" ? tenants.includes(id) : screens.some((screen) => screen.id === id);
}

function addressOf({ kind, id }: Begun): Partial<Address> {
  const nothing = { state: undefined, file: undefined };
  return kind === "bank"
    ? { ...nothing, subject: BRAND, tenant: id }
    : { ...nothing, subject: id, state: "sandbox" };
}
