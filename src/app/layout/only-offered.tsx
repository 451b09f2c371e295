import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { Arrival } from "#app/router/arrival.tsx";
import { GoBack } from "#app/router/go-back.tsx";
import { say } from "#lib/words.ts";
import { isOffered } from "#pages/menu-entry.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { menuEntries } from "./menu-entries.ts";
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
  const { settings } = useBank();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string>();
  // No release takes away what is open.
  const isOpen = open === pathname || isOffered(pathname, menuEntries(), settings.flags);
  if (isOpen && open !== pathname) setOpen(pathname);
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
