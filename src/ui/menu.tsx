import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { moveFocus } from "./menu-focus.ts";
import { MenuList, MenuTrigger } from "./menu-parts.ts";
import { useCloseOutside } from "./use-close-outside.ts";

const Root = styled.div`
  position: relative;
  display: inline-block;
`;

export type MenuProps = {
  /** Accessible name of the button, where its content is no text. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Edge of the button along which the list opens. Default "end". */
  align?: "start" | "end";
  /** `<li>`s, each with one button or link that wears `menuItemStyles`. */
  children: ReactNode;
};

/** A button that discloses a list of actions or links. Arrow keys, Home and End move; Escape closes. */
export function Menu({ label, trigger, align = "end", children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useCloseOutside(root, open, () => setOpen(false));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    } else if (event.key === "ArrowDown" && !open) {
      event.preventDefault();
      flushSync(() => setOpen(true));
      moveFocus(root.current, "Home");
    } else if (open && moveFocus(root.current, event.key)) {
      event.preventDefault();
    }
  };
  const onPick = () => {
    // Before a dialog that the pick opens is there: it then remembers the button as its opener. While bubbling, not
    // capturing: the browser lets React render between the two, and the picked entry would be gone before its turn.
    button.current?.focus();
    setOpen(false);
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown}>
      <MenuTrigger
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </MenuTrigger>
      {open && (
        <MenuList id={listId} $align={align} onClick={onPick}>
          {children}
        </MenuList>
      )}
    </Root>
  );
}
