import { X } from "lucide-react";
import { useRef } from "react";
import { styled } from "styled-components";

import { IconButton } from "./icon-button.tsx";
import { fromPhablet } from "./media.ts";

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;

/* One line on a phone, whatever there is: the form stays in view. The padding leaves room for the focus ring. */
const List = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin: -0.375rem;
  padding: 0.375rem;
  list-style: none;
  overflow-x: auto;
  ${fromPhablet} {
    flex-wrap: wrap;
  }
`;

const Item = styled.li<{ $chosen: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  border: 1px solid var(${({ $chosen }) => ($chosen ? "--color-brand" : "--color-control-border")});
  border-radius: var(--radius-m);
  background: var(${({ $chosen }) => ($chosen ? "--color-brand-soft" : "--color-surface")});
  color: var(${({ $chosen }) => ($chosen ? "--color-on-brand-soft" : "--color-text")});
  box-shadow: ${({ $chosen }) => ($chosen ? "inset 0 0 0 1px var(--color-brand)" : "none")};
`;

const Pick = styled.button`
  min-width: 0;
  min-height: var(--touch);
  padding: var(--space-2) 0 var(--space-2) var(--space-3);
  border: 0;
  border-radius: inherit;
  background: transparent;
  font-size: var(--text-s);
  line-height: var(--line-snug);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  strong {
    display: block;
    font-weight: var(--weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

const Detail = styled.span`
  display: block;
  font-size: var(--text-xs);
`;

type RecentPick = {
  /** Its own among all. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** It is what stands in the form now. */
  readonly chosen: boolean;
};

export type RecentPicksProps = {
  /** Name of the group, seen and heard. */
  label: string;
  picks: readonly RecentPick[];
  onPick: (index: number) => void;
  /** The one at the index is to go; `last` says that nothing is left, and the focus belongs elsewhere. */
  onForget: (index: number, last: boolean) => void;
};

/** What was used lately, each as one tap, and each with a button that forgets it. */
export function RecentPicks({ label, picks, onPick, onForget }: RecentPicksProps) {
  const list = useRef<HTMLUListElement>(null);

  const forget = (index: number) => {
    const neighbour = list.current?.children[index + 1 < picks.length ? index + 1 : index - 1];
    // Before it goes: a focus that goes with it would start again at the top of the page.
    neighbour?.querySelector("button")?.focus();
    onForget(index, !neighbour);
  };

  return (
    <Group>
      <legend>{label}</legend>
      <List ref={list}>
        {picks.map((pick, index) => (
          <Item key={pick.key} $chosen={pick.chosen}>
            <Pick type="button" aria-pressed={pick.chosen} onClick={() => onPick(index)}>
              <strong>{pick.label}</strong> {pick.detail && <Detail>{pick.detail}</Detail>}
            </Pick>
            <IconButton label={`Forget ${pick.label}`} onClick={() => forget(index)}>
              <X size="1rem" />
            </IconButton>
          </Item>
        ))}
      </List>
    </Group>
  );
}
