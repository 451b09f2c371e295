import { Globe } from "lucide-react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { speakOn, spokenNames } from "#app/language/choose-language.ts";
import { MenuButton } from "#ui/menus/menu-parts.ts";

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    width: auto;
  }
`;

/** In the customer's menu: a button for each other language of the bank, in that language. */
export function LanguageItems() {
  return useOthers().map((one) => (
    <li key={one.tag}>
      <LanguageButton {...one} />
    </li>
  ));
}

/** The same below a public screen; nothing where the bank speaks one language. */
export function LanguageRow() {
  const others = useOthers();
  if (others.length === 0) return null;
  return (
    <Row>
      {others.map((one) => (
        <LanguageButton key={one.tag} {...one} />
      ))}
    </Row>
  );
}

function useOthers() {
  const { settings, language } = useBank();
  return spokenNames(settings.languages, language.tag);
}

/** Loads the page again in its language. */
function LanguageButton({ tag, name }: { tag: string; name: string }) {
  const { device } = useBank();
  return (
    <MenuButton type="button" lang={tag} onClick={() => speakOn(device, tag)}>
      <Globe size="1.25em" />
      {name}
    </MenuButton>
  );
}
