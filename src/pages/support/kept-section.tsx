import { useEffect, useRef, useState, type RefObject } from "react";
import { styled } from "styled-components";

import { Section } from "#pages/section.tsx";
import { usePageServices, type KeptThing } from "#pages/services.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Row } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

import { WipeDialog } from "./wipe-dialog.tsx";

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

/** Lists what stays on this device after sign-out, and offers to remove it. */
export function KeptSection() {
  const things = useKept();
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useFocusAfter(isOpen, text);
  const stays = things.reduce((sum, thing) => sum + (thing.stays ?? 0), 0);
  const isAllStaying = things.every((thing) => thing.stays === thing.lines.length);
  return (
    <Section title="What this device keeps">
      <Text $tone="muted" ref={text} tabIndex={-1}>
        It stays here when you sign out, so that paying is quick and nothing is paid twice. Your PIN,
        password, balances and history are not kept. What you have begun to fill in goes when you sign out.
      </Text>
      {things.length === 0 ? (
        <Text>Nothing of yours is kept on this device.</Text>
      ) : (
        <DescriptionList rows={things.map((thing) => ({ label: thing.label, value: <Kept {...thing} /> }))} />
      )}
      {stays > 0 && <Text $size="s">{GUARDS}</Text>}
      {!isAllStaying && (
        <Row>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Remove it from this device
          </Button>
        </Row>
      )}
      {isOpen && <WipeDialog stays={stays} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

/** Says when the guards against paying twice can be removed. */
const GUARDS =
  "A payment that is not clear yet stays: without its record nothing would warn you before you pay the same a second time. It can be removed once its end is known, or after 3 days. A payment that went through can be removed after 15 minutes, a request without an answer after a day.";

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

function useKept(): readonly KeptThing[] {
  const { kept } = usePageServices();
  const [things, setThings] = useState(kept.list);
  useEffect(() => kept.subscribe(() => setThings(kept.list())), [kept]);
  return things;
}
