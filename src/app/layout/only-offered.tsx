import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { Arrival } from "#app/router/arrival.tsx";
import { GoBack } from "#app/router/go-back.tsx";
import { isOffered } from "#pages/menu-entry.ts";
import { Heading, Text } from "#ui/text.tsx";

import { menuEntries } from "./menu-entries.ts";

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
  if (isOffered(pathname, menuEntries, settings.flags)) return children;
  return (
    <Missing>
      <Heading as="h1" $size="2xl">
        Page Missing!
      </Heading>
      <Text $tone="muted">{settings.brand.name} does not offer this.</Text>
      <GoBack />
      <Arrival title="Page Missing!" />
    </Missing>
  );
}
