import type { ReactNode } from "react";
import { styled } from "styled-components";
import { isUrgent, ToneIcon, toneSoft, type Tone } from "#ui/styles/tone.tsx";

const Root = styled.div<{ $tone: Tone }>`
  ${toneSoft}
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  > svg {
    flex: none;
  }
`;
const Body = styled.div`
  flex: 1;
  min-width: 0;
  > strong {
    display: block;
    font-size: var(--text-m);
    font-weight: var(--weight-semibold);
    line-height: var(--line-snug);
    margin-bottom: var(--space-1);
  }
  a {
    color: inherit;
  }
`;

export type AlertProps = { tone: Tone; title?: string; children?: ReactNode; id?: string };

/** A banner in the page. Screen readers announce danger and warning at once, other tones when they are idle. */
export function Alert({ tone, title, children, id }: AlertProps) {
  return (
    <Root id={id} role={isUrgent(tone) ? "alert" : "status"} $tone={tone}>
      <ToneIcon tone={tone} />
      <Body>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </Body>
    </Root>
  );
}
