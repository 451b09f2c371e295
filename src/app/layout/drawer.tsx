import { X } from "lucide-react";
import { useRef, type MouseEvent } from "react";
import { styled } from "styled-components";

import { closeHandlers } from "#ui/dialogs/dialog.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ToastOutlet } from "#ui/toasts/toast-outlet.tsx";
import { useModal } from "#ui/behaviour/use-modal.ts";

import { BrandMark } from "./brand-mark.tsx";
import { SideMenu } from "./side-menu.tsx";
import { words } from "./words.ts";

const Root = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--color-text);
  overflow: hidden;
  &::backdrop {
    background: rgb(8 12 18 / 55%);
    animation: fade var(--motion-fast);
  }
`;
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: min(20rem, calc(100% - 3rem));
  height: 100%;
  background: var(--color-surface);
  box-shadow: var(--shadow-3);
  animation: slide var(--motion-slow) var(--ease-out);
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-block: var(--space-3) var(--space-2);
  padding-inline: var(--space-5) var(--space-3);
`;

/** The menu on a phone. A native modal dialog: the browser keeps the focus inside. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // A click on the backdrop is a shortcut for the mouse; Escape and the button do the same.
    <Root ref={ref} aria-label={words.menu} onClick={closeOutside} {...closeHandlers(onClose)}>
      <Panel>
        <Header>
          <BrandMark />
          <IconButton label={words.closeMenu} onClick={onClose} data-autofocus>
            <X size="1.25em" />
          </IconButton>
        </Header>
        <SideMenu />
      </Panel>
      <ToastOutlet />
    </Root>
  );
}
