import { WifiOff } from "lucide-react";
import { styled } from "styled-components";
import { words } from "#ui/words.ts";

const Root = styled.output`
  display: block;
  &:not(:empty) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-4);
    background: var(--color-warning-soft);
    color: var(--color-on-warning-soft);
    font-size: var(--text-s);
    font-weight: var(--weight-medium);
  }
`;

export type OfflineBannerProps = { online: boolean; text?: string };

/** Says that there is no connection. The region is always rendered, so that screen readers announce the change. */
export function OfflineBanner({ online, text = words.youAreOfflineCheckYourConnection }: OfflineBannerProps) {
  return (
    <Root>
      {!online && (
        <>
          <WifiOff size="1.125em" />
          <span>{text}</span>
        </>
      )}
    </Root>
  );
}
