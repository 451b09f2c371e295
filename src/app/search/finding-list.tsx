import type { Ref } from "react";
import { styled } from "styled-components";

import { Icon, isIconName } from "#ui/icons/icon.tsx";

import type { Finding } from "./findings.ts";
import { words } from "./words.ts";

const List = styled.div.attrs({ role: "listbox" })`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`;
const Group = styled.div.attrs({ role: "group" })`
  padding-bottom: var(--space-2);
`;
const Caption = styled.div`
  padding: var(--space-2) var(--space-2) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
`;
const Option = styled.div.attrs({ role: "option" })`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  line-height: var(--line-snug);
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--color-text-muted);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);
  }
  small {
    display: block;
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
    color: var(--color-text-muted);
  }
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-selected="true"] {
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    small,
    > svg {
      color: inherit;
    }
  }
`;

type FindingListProps = {
  id: string;
  ref: Ref<HTMLDivElement>;
  found: readonly Finding[];
  /** Index of the finding that Enter opens. */
  chosen: number;
  onOpen: (finding: Finding) => void;
};

/** The id of an option; the field refers to it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The findings, with a caption for each kind. */
export function FindingList({ id, ref, found, chosen, onOpen }: FindingListProps) {
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <List id={id} ref={ref} aria-label={words.results}>
      {groups.map((group) => (
        <Group key={group} aria-labelledby={`${id}-${group[0]}`}>
          <Caption id={`${id}-${group[0]}`} role="presentation">
            {groupName(group)}
          </Caption>
          {found.map((finding, index) =>
            finding.group === group ? (
              <Option
                key={finding.key}
                id={optionId(id, index)}
                aria-selected={index === chosen}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(finding)}
              >
                <Icon name={isIconName(finding.icon) ? finding.icon : "arrow-right"} />
                <span>
                  {finding.label}
                  {finding.detail && <small>{finding.detail}</small>}
                </span>
              </Option>
            ) : null,
          )}
        </Group>
      ))}
    </List>
  );
}

function groupName(group: Finding["group"]): string {
  if (group === "Screens") return words.screens;
  return group === "Billers" ? words.billers : words.recentTransactions;
}
