import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { Arrival } from "#app/router/arrival.tsx";
import { GoBack } from "#app/router/go-back.tsx";
import { BILLER } from "#definition/billers.ts";
import { say } from "#lib/text/words.ts";
import { hasBiller } from "#pages/billers-of.ts";
import { isOffered, type MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import type { Settings } from "#tenant/settings.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { words } from "./words.ts";

const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-8);
  text-align: center;
`;

/** Shows its content only if this bank offers the address: typing an address must not bypass the menu's flags. */
export function OnlyOffered({ children }: { children: ReactNode }) {
  const { settings, menu } = usePageServices();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<string>();
  const biller = new URLSearchParams(search).get(BILLER);
  const here = `${pathname}?${biller ?? ""}`;
  // No release takes away what is open.
  const isOpen = open === here || isHere(pathname, biller, menu, settings);
  if (isOpen && open !== here) setOpen(here);
  if (isOpen) return children;
  return (
    <Missing>
      <Picture name="signpost" />
      <Heading as="h1" $size="2xl">
        {words.pageMissing}
      </Heading>
      <Text $tone="muted">{say(words.doesNotOfferThis, { name: settings.brand.name })}</Text>
      <GoBack />
      <Arrival title={words.pageMissing} />
    </Missing>
  );
}

function isHere(
  pathname: string,
  biller: string | null,
  menu: readonly MenuEntry[],
  { flags, billers }: Settings,
): boolean {
  const screen = menu.find(({ path }) => path === pathname)?.screen;
  const isOfBank = biller === null || screen === undefined || hasBiller(billers, screen, biller);
  return isOfBank && isOffered(pathname, menu, flags);
}
