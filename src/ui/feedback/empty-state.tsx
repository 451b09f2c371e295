import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  text-align: center;
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
`;
/** As wide as the place at most, so that a word without end breaks: one in the middle is as wide as its words. */
const Title = styled.p`
  max-width: 100%;
  font-weight: var(--weight-semibold);
`;
const Body = styled.div`
  max-width: min(26rem, 100%);
  color: var(--color-text-muted);
  font-size: var(--text-s);
`;

export type EmptyStateProps = {
  title: string;
  icon?: ReactNode;
  /** A `Picture`, in place of the icon. */
  picture?: ReactNode;
  children?: ReactNode;
  /** What the customer can do next: a button or a link. */
  action?: ReactNode;
};

/** Replaces a list that is empty. */
export function EmptyState({ title, icon, picture, children, action }: EmptyStateProps) {
  return (
    <Root>
      {picture}
      {icon !== undefined && <Disc>{icon}</Disc>}
      <Title>{title}</Title>
      {children !== undefined && <Body>{children}</Body>}
      {action}
    </Root>
  );
}
