import { IconButton } from "#ui/buttons/icon-button.tsx";
import { words } from "#ui/words.ts";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Body, Header, Panel, type DialogSize } from "./dialog-parts.ts";

type DialogFrameProps = {
  readonly title: string;
  /** Of the title. */
  readonly titleId?: string;
  readonly busy?: boolean;
  readonly size?: DialogSize | undefined;
  readonly closeLabel?: string | undefined;
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** What customers see of a dialog: its title, the button that closes it, and its content. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, titleId, busy, size = "m", closeLabel = words.close, onClose, children } = props;
  return (
    <Panel $size={size}>
      <Header>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} aria-disabled={busy || undefined} onClick={onClose}>
          <X size="1.25em" />
        </IconButton>
      </Header>
      <Body data-dialog-body>{children}</Body>
    </Panel>
  );
}
