import { X } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ToneIcon, type Tone } from "#ui/styles/tone.tsx";
import { words } from "#ui/words.ts";

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-1);
  padding-inline: var(--space-4) var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  font-size: var(--text-s);
  pointer-events: auto;
  animation: drop var(--motion-slow) var(--ease-out);
  > svg {
    flex: none;
    margin-top: 0.75rem;
    color: var(--color-${({ $tone }) => $tone}-text);
  }
  > p {
    flex: 1;
    min-width: 0;
    padding: 0.6875rem 0;
    overflow-wrap: anywhere;
  }
`;

export type ToastItemProps = {
  text: string;
  tone: Tone;
  onDismiss: () => void;
  /** The customer is reading it: the pointer or the focus is on it. */
  onHold: () => void;
  onRelease: () => void;
};

/** One visible toast. */
export function ToastItem({ text, tone, onDismiss, onHold, onRelease }: ToastItemProps) {
  return (
    <Root $tone={tone} onPointerEnter={onHold} onPointerLeave={onRelease} onFocus={onHold} onBlur={onRelease}>
      <ToneIcon tone={tone} />
      <p>{text}</p>
      <IconButton label={words.dismiss} onClick={onDismiss}>
        <X size="1.125em" />
      </IconButton>
    </Root>
  );
}
