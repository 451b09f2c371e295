import { styled } from "styled-components";

import { tellTrouble, troubleOf } from "#gallery/shell/address/groups.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { statesOf, type Subject } from "#gallery/states.ts";
import { Link } from "#ui/text/link.tsx";
import { Text } from "#ui/text/text.tsx";

import type { Picture } from "./use-pictures.ts";

const Root = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: 0 0 var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  overflow: hidden;
  background: var(--color-surface);
  > :not(:first-child) {
    padding-inline: var(--space-4);
  }
  &:hover {
    border-color: var(--color-control-border);
  }
`;
/** The upper part of a phone; as high before its picture has come, so that nothing moves. */
const Window = styled.div`
  height: 11rem;
  margin-bottom: var(--space-2);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
`;
const Name = styled(Link)`
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  text-decoration: none;
  /* The whole card is the link. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-m);
    content: "";
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--color-focus);
      outline-offset: -3px;
    }
  }
`;

/** A screen or page with a picture of it as it opens, and what is wrong with it. */
export function SubjectCard({ subject, picture }: { subject: Subject; picture: Picture | undefined }) {
  const { to } = useAddress();
  const trouble = troubleOf(subject.screen?.problems ?? []);
  return (
    <Root>
      <Window>
        {picture?.kind === "taken" && (
          <img src={picture.src} alt={`${subject.title} on a phone`} loading="lazy" />
        )}
      </Window>
      <Name to={to({ subject: subject.id })}>{subject.title}</Name>
      <Text as="span" $size="s" $tone="muted">
        {statesOf(subject).length} states
      </Text>
      {trouble.errors + trouble.warnings > 0 && (
        <Text as="span" $size="s" $tone={trouble.errors > 0 ? "danger" : "warning"}>
          {tellTrouble(trouble)}
        </Text>
      )}
    </Root>
  );
}
