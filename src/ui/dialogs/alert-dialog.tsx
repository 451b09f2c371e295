import { Button } from "#ui/buttons/button.tsx";
import { ToastOutlet } from "#ui/toasts/toast-outlet.tsx";
import { ToneDisc } from "#ui/feedback/tone-disc.tsx";
import type { Tone } from "#ui/styles/tone.tsx";
import { useModal } from "#ui/behaviour/use-modal.ts";

import { useId, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { closeHandlers } from "./dialog.tsx";
import { Body, Panel, Root } from "./dialog-parts.ts";

const Content = styled(Body)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding-top: var(--space-6);
  text-align: center;
  h2 {
    max-width: 100%;
    font-size: var(--text-xl);
    line-height: var(--line-snug);
    overflow-wrap: anywhere;
  }
  > button {
    margin-top: var(--space-3);
  }
`;
const Message = styled.div`
  color: var(--color-text-muted);
  overflow-wrap: anywhere;
`;

export type AlertDialogProps = {
  open: boolean;
  tone: Tone;
  title: string;
  children?: ReactNode;
  okText?: string;
  /** Called for OK, Escape and the back gesture. */
  onOk: () => void;
};

/** Shows one message that the customer must see, and waits for OK. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return open ? <OpenAlertDialog {...rest} /> : null;
}

function OpenAlertDialog({ tone, title, children, okText = "OK", onOk }: Omit<AlertDialogProps, "open">) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useModal(ref);
  return (
    <Root
      ref={ref}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : textId}
      {...closeHandlers(onOk)}
    >
      <Panel $size="s">
        <Content>
          <ToneDisc tone={tone} />
          <h2 id={titleId}>{title}</h2>
          {children !== undefined && <Message id={textId}>{children}</Message>}
          <Button block onClick={onOk} data-autofocus>
            {okText}
          </Button>
        </Content>
      </Panel>
      <ToastOutlet />
    </Root>
  );
}
