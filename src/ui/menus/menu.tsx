import { moveFocus } from "#ui/behaviour/menu-focus.ts";
import { useCloseOutside } from "#ui/behaviour/use-close-outside.ts";

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { MenuList, MenuTrigger } from "./menu-parts.ts";

const Root = styled.div`
  position: relative;
  display: inline-block;
`;

export type MenuProps = {
  /** Accessible name of the button, needed when its content is not text. */
  label?: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** The edge of the button with which the list aligns. Default "end". */
  align?: "start" | "end";
  /** `<li>`s, each with one button or link styled by `menuItemStyles`. */
  children: ReactNode;
};

/** A button that opens a list of actions or links. Arrow keys, Home and End move; Escape closes. */
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
    // Before a dialog opens from the picked entry: the dialog then remembers this button as its opener. In the bubbling
    // phase, because React may render between the two phases and would unmount the picked entry before its own handler
    // runs.
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
