import { memo, useEffect, useRef } from "react";
import { styled } from "styled-components";

import { entryStates } from "#ui/styles/entry-styles.ts";
import { Link } from "#ui/text/link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { coarse } from "#gallery/shell/looks/controls.ts";
import type { Trouble } from "#gallery/shell/address/groups.ts";

import { TroubleBadge } from "./trouble-badge.tsx";

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2rem;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  color: var(--color-text);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  text-decoration: none;
  > span:first-child {
    flex: 1;
    min-width: 0;
  }
  ${entryStates}
  ${coarse} {
    min-height: var(--touch);
  }
`;
export const Dot = styled.span`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--color-accent-edge);
`;

type SubjectEntryProps = Trouble & {
  readonly title: string;
  readonly to: string;
  readonly isHere: boolean;
  readonly isEdited: boolean;
};

/** A screen or page in the side list. The list is drawn at each key in an editor, its entries only when they change. */
export const SubjectEntry = memo(function SubjectEntry(props: SubjectEntryProps) {
  const { title, to, isHere, isEdited, errors, warnings } = props;
  const link = useRef<HTMLAnchorElement>(null);
  // A low window shows only part of the list.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: "nearest" });
  }, [isHere]);
  return (
    <li>
      <Entry ref={link} to={to} aria-current={isHere ? "page" : undefined}>
        <span>{title}</span>
        {isEdited && (
          <>
            <Dot title="Unsaved edits" />
            <VisuallyHidden>, unsaved edits</VisuallyHidden>
          </>
        )}
        <TroubleBadge trouble={{ errors, warnings }} />
      </Entry>
    </li>
  );
});
