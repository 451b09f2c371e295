import { useId, useState } from "react";
import { styled } from "styled-components";

import type { KeptSummary } from "#gallery/protocol-drafts.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { CopyText } from "#ui/values/copy-text.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Select } from "#ui/controls/select.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { shareKept, withdrawKept } from "./ask-kept.ts";
import { messageOf } from "./name-dialog.tsx";
import { NotOfferedNote } from "./not-offered-note.tsx";

const Address = styled.code`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: var(--text-s);
`;

type ShareDialogProps = {
  draft: KeptSummary;
  tenants: readonly string[];
  /** The command that serves guests; undefined when this server does. */
  command: string | undefined;
  onChange: () => void;
  onClose: () => void;
};

/** Makes a link that shows a draft to a colleague, and withdraws it. */
export function ShareDialog({ draft, tenants, command, onChange, onClose }: ShareDialogProps) {
  const { address } = useAddress();
  const [tenant, setTenant] = useState(address.tenant);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { links } = draft;
  const act = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action().catch((error: unknown) => toast(messageOf(error), "danger"));
    setBusy(false);
    onChange();
  };
  return (
    <Dialog open title={`Share “${draft.name}”`} onClose={onClose}>
      <Stack>
        <Text>
          Whoever has the link sees the draft as it was kept last: its screens and banks on phone and desk.
          Nothing can be changed or paid there.
        </Text>
        {command !== undefined && (
          <Alert tone="info" title="This server is for this machine alone">
            To share drafts, stop it and start it with <code>{command}</code>.
          </Alert>
        )}
        {command === undefined && !links && (
          <>
            <Field id={id} label="Bank in which the screens are shown">
              {(ties) => (
                <Select {...ties} value={tenant} onChange={({ target }) => setTenant(target.value)}>
                  {[...new Set([...tenants, tenant])].map((key) => (
                    <option key={key}>{key}</option>
                  ))}
                </Select>
              )}
            </Field>
            <NotOfferedNote draft={draft} tenant={tenant} />
            <Button busy={isBusy} onClick={() => void act(async () => await shareKept(draft.id, tenant))}>
              Make a link
            </Button>
          </>
        )}
        {links && (
          <>
            {links.map((link) => (
              <Row key={link} $gap={2} $nowrap>
                <Address>{link}</Address>
                <CopyText text={link} label="Copy the link" />
              </Row>
            ))}
            {draft.shownIn !== undefined && (
              <>
                <Text $size="s">Its screens are shown in the bank {draft.shownIn}.</Text>
                <NotOfferedNote draft={draft} tenant={draft.shownIn} />
              </>
            )}
            <Text $size="s" $tone="muted">
              It works on the same network as this machine, for as long as this server runs. Whoever has it
              can pass it on.
            </Text>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => void act(async () => await withdrawKept(draft.id))}
            >
              Withdraw the link
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
