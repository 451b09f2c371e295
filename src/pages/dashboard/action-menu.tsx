import { Ellipsis } from "lucide-react";
import { useId, useState } from "react";
import { css, styled } from "styled-components";

import { addressOf, iconEntries, type MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { shortlist } from "#pages/shortlist.ts";
import { useOwnEntries } from "#pages/use-own-entries.ts";
import { Icon, isIconName } from "#ui/icons/icon.tsx";
import { belowTablet } from "#ui/styles/media.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Link } from "#ui/text/link.tsx";
import { words } from "./words.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--space-3);
  /* A row of five; a narrower phone and enlarged text keep their words whole in fewer. */
  ${belowTablet} {
    grid-template-columns: repeat(auto-fit, minmax(max(3.5rem, 5em + 4px), 1fr));
    gap: var(--space-2) 0;
    font-size: var(--text-xs);
  }
`;
const place = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  height: 100%;
  padding: var(--space-3) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  line-height: var(--line-snug);
  text-align: center;
  /* A long word of another language breaks; it would lie over its neighbour. */
  overflow-wrap: anywhere;
  hyphens: auto;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: var(--color-brand-edge);
  }
  ${belowTablet} {
    padding: var(--space-1) 1px;
    border-color: transparent;
    background: transparent;
    font-size: inherit;
  }
`;
const Action = styled(Link)`
  ${place}
`;
const More = styled.button`
  ${place}
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--color-icon);
  color: var(--color-on-icon);
`;

/** What a phone shows before the customer asks for more. */
const MOST = 4;
/** What there is room for at all. */
const MOST_ACTIONS = 12;

/** The most frequent actions, the first of them if it is brief. An icon shows when its menu flag is on. */
export function ActionMenu({ brief }: { brief: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { menu, settings } = usePageServices();
  const first = useOwnEntries();
  const actions = shortlist(iconEntries(menu, settings.flags), { most: MOST_ACTIONS, first });
  if (actions.length === 0) return null;
  const folds = brief && actions.length > MOST + 1;
  return (
    <nav aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {words.payAndTransfer}
      </VisuallyHidden>
      <List className="actions">
        {(folds && !open ? actions.slice(0, MOST) : actions).map(itemOf)}
        {folds && (
          <li>
            <More type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              <Disc>
                <Ellipsis size="1.25em" />
              </Disc>
              {open ? words.fewer : words.more}
            </More>
          </li>
        )}
      </List>
    </nav>
  );
}

function itemOf(entry: MenuEntry) {
  const { label, icon, path } = entry;
  return (
    <li key={path + label}>
      <Action to={addressOf(entry)}>
        <Disc>
          <Icon name={isIconName(icon) ? icon : "arrow-right"} />
        </Disc>
        {label}
      </Action>
    </li>
  );
}
