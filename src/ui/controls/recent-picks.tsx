import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { fromPhablet } from "#ui/styles/media.ts";
import { words } from "#ui/words.ts";

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;

/* Always one line on a phone, so that the form stays visible. The padding has room for the focus ring. */
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
  border: 1px solid var(${({ $chosen }) => ($chosen ? "--color-brand-edge" : "--color-control-border")});
  border-radius: var(--radius-m);
  background: var(${({ $chosen }) => ($chosen ? "--color-brand-soft" : "--color-surface")});
  color: var(${({ $chosen }) => ($chosen ? "--color-on-brand-soft" : "--color-text")});
  box-shadow: ${({ $chosen }) => ($chosen ? "inset 0 0 0 1px var(--color-brand-edge)" : "none")};
`;

const Pick = styled.button`
  min-width: 0;
  min-height: var(--touch);
  padding-block: var(--space-2) var(--space-2);
  padding-inline: var(--space-3) 0;
  &:last-child {
    padding-inline-end: var(--space-3);
  }
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
  /** Unique among the picks. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** The form holds this pick now; undefined where there is no form to hold it. */
  readonly chosen?: boolean;
  /** A button of its own beside it. */
  readonly action?: ReactNode;
  /** What the button that removes it says, for screen readers; false if there is none. Default: 'Forget …'. */
  readonly forget?: string | false | undefined;
};

export type RecentPicksProps = {
  /** Name of the group, visible and for screen readers. */
  label: string;
  picks: readonly RecentPick[];
  onPick: (index: number) => void;
  /**
   * Called to remove the pick at this index; `last` means that none is left, so the caller moves the focus. Without it
   * none can be removed.
   */
  onForget?: (index: number, last: boolean) => void;
  /** The pick is removed only after a question: the focus stays. */
  asksFirst?: boolean;
};

/** Values that the customer used before: one tap picks one, and a button forgets it. No browser translates them: most are names. */
export function RecentPicks({ label, picks, onPick, onForget, asksFirst = false }: RecentPicksProps) {
  const list = useRef<HTMLUListElement>(null);

  const forget = (index: number) => {
    const neighbour = list.current?.children[index + 1 < picks.length ? index + 1 : index - 1];
    // Before it unmounts: otherwise the focus would start again at the top of the page.
    if (!asksFirst) neighbour?.querySelector("button")?.focus();
    onForget?.(index, !neighbour);
  };

  return (
    <Group>
      <legend>{label}</legend>
      <List ref={list}>
        {picks.map((pick, index) => (
          <Item key={pick.key} $chosen={pick.chosen === true}>
            <Pick type="button" translate="no" aria-pressed={pick.chosen} onClick={() => onPick(index)}>
              <strong>{pick.label}</strong> {pick.detail && <Detail>{pick.detail}</Detail>}
            </Pick>
            {pick.action}
            {onForget && pick.forget !== false && (
              <IconButton
                label={pick.forget ?? say(words.forget, { label: pick.label })}
                onClick={() => forget(index)}
              >
                <X size="1em" />
              </IconButton>
            )}
          </Item>
        ))}
      </List>
    </Group>
  );
}
