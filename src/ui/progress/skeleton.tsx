import { styled } from "styled-components";

const Block = styled.span`
  display: block;
  max-width: 100%;
  background: var(--color-border);
  border-radius: var(--radius-s);
  animation: breathe 1.6s ease-in-out infinite;
`;

export type SkeletonProps = {
  /** CSS lengths. Give the size of the content, so that nothing jumps. */
  width?: string;
  height?: string;
};

/**
 * A placeholder for loading content. It is silent: say "loading" once, in a status next to it. A container of several
 * has `aria-busy`; the status must be outside of it, because screen readers may skip busy content.
 */
export function Skeleton({ width = "100%", height = "1.25rem" }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ width, height }} />;
}
