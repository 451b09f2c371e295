import { useEffect, useRef, useState, type RefObject } from "react";
import { styled } from "styled-components";

import { Section } from "#pages/section.tsx";
import type { KeptOnDevice, KeptThing } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { WipeDialog } from "./wipe-dialog.tsx";
import { words } from "./words.ts";

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

/** Lists what stays on this device after sign-out, and offers to remove it. */
export function KeptSection({ kept }: { kept: KeptOnDevice }) {
  const things = useKept(kept);
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useFocusAfter(isOpen, text);
  const stays = things.reduce((sum, thing) => sum + (thing.stays ?? 0), 0);
  const isAllStaying = things.every((thing) => thing.stays === thing.lines.length);
  return (
    <Section title={words.keeps}>
      <Text $tone="muted" ref={text} tabIndex={-1}>
        {words.keepsText}
      </Text>
      {things.length === 0 ? (
        <Text>{words.keepsNothing}</Text>
      ) : (
        <DescriptionList rows={things.map((thing) => ({ label: thing.label, value: <Kept {...thing} /> }))} />
      )}
      {stays > 0 && <Text $size="s">{words.guards}</Text>}
      {!isAllStaying && (
        <Row>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {words.removeIt}
          </Button>
        </Row>
      )}
      {isOpen && <WipeDialog kept={kept} stays={stays} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function Kept({ lines }: KeptThing) {
  return (
    <Lines>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Lines>
  );
}

/** Removing may have unmounted the button that opened the dialog, and the focus must not be lost. */
function useFocusAfter(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) place.current?.focus();
  }, [isOpen, place]);
}

function useKept(kept: KeptOnDevice): readonly KeptThing[] {
  const [things, setThings] = useState(kept.list);
  useEffect(() => kept.subscribe(() => setThings(kept.list())), [kept]);
  return things;
}
