import { fromPhablet } from "#ui/styles/media.ts";
import { useCloseOutside } from "#ui/behaviour/use-close-outside.ts";

import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { MenuTrigger } from "./menu-parts.ts";

/** On a phone the panel is positioned against the bar that holds the button; that bar must be positioned. */
const Root = styled.div`
  ${fromPhablet} {
    position: relative;
  }
`;
const Trigger = styled(MenuTrigger)`
  position: relative;
`;
const Panel = styled.section`
  position: absolute;
  top: calc(100% + var(--space-1));
  inset-inline: var(--space-2);
  z-index: var(--z-menu);
  max-height: min(32rem, calc(100vh - 6rem));
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  ${fromPhablet} {
    inset-inline: auto 0;
    width: min(24rem, calc(100vw - 8rem));
  }
`;
const Title = styled.h2`
  padding: var(--space-2) var(--space-3);
  font-size: var(--text-m);
`;

export type DisclosureProps = {
  /** Accessible name of the button. */
  label: string;
  /** Heading and accessible name of the panel. */
  title: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** The panel's content, rendered only while it is open. Clicking an element with `data-closes` closes the panel. */
  children: ReactNode;
};

/** A button that opens a panel below itself. Escape, a click outside and tabbing out of it close the panel. */
export function Disclosure({ label, title, trigger, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useCloseOutside(root, open, () => setOpen(false));

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  };
  const onPick = ({ target }: MouseEvent) => {
    // Focus the button before a dialog opens from the panel: the dialog then returns the focus to the button.
    if (target instanceof Element && target.closest("[data-closes]")) close();
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        title={title}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Trigger>
      {open && (
        <Panel id={id} onClick={onPick} aria-labelledby={`${id}-title`}>
          <Title id={`${id}-title`}>{title}</Title>
          {children}
        </Panel>
      )}
    </Root>
  );
}
