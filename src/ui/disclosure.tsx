import { useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { fromPhablet } from "./media.ts";
import { MenuTrigger } from "./menu-parts.ts";
import { useCloseOutside } from "./use-close-outside.ts";

/** On a phone the panel is placed against the bar that holds the button, which must be positioned. */
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
  right: var(--space-2);
  left: var(--space-2);
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
    right: 0;
    left: auto;
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
  /** Heading of the panel, and its name. */
  title: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** The panel's content; it exists only while it is open. What wears `data-closes` closes it when it is clicked. */
  children: ReactNode;
};

/** A button that shows a panel below itself. Escape, a click outside and leaving it with the keyboard close it. */
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
    // The button has the focus before a dialog that the pick opens is there: it then gives it back to the button.
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
