import { keyframes, styled } from "styled-components";

const breathe = keyframes`50% { opacity: 0.5; }`;

const Block = styled.span`
  display: block;
  max-width: 100%;
  background: var(--color-border);
  border-radius: var(--radius-s);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export type SkeletonProps = {
  /** CSS lengths; give the size of what will stand here, so that nothing jumps. */
  width?: string;
  height?: string;
};

/**
 * Holds the place of what is loading. Silent: say "loading" once, in a status beside it. What holds several says
 * `aria-busy`; the status stands outside of that, because screen readers may pass over what is busy.
 */
export function Skeleton({ width = "100%", height = "1.25rem" }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ width, height }} />;
}
