import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { words } from "./words.ts";

const Host = styled.p`
  margin-block: var(--space-3);
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
  overflow-wrap: anywhere;
`;
const Go = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

type LeaveDialogProps = {
  /** The link to a site on no list; undefined while no such link was followed. */
  href: string | undefined;
  bankName: string;
  onClose: () => void;
};

/** Shown before a link leaves for a site on no list: it names the host, and the customer decides. */
export function LeaveDialog({ href, bankName, onClose }: LeaveDialogProps) {
  if (href === undefined) return null;
  return (
    <Dialog open title={say(words.youAreLeaving, { bankName })} size="s" onClose={onClose}>
      <p>{words.thisLinkLeadsToAnotherSite}</p>
      <Host>{new URL(href).host}</Host>
      <p>{words.goThereOnlyIfYouKnow}</p>
      <DialogActions>
        <Go href={href} target="_blank" rel="noopener noreferrer" $variant="secondary" onClick={onClose}>
          {words.goThereInANewTab}
        </Go>
        <Button data-autofocus onClick={onClose}>
          {words.stayHere}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
