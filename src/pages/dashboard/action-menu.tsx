import { useId } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { addressOf, iconEntries, type MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { Icon, isIconName } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { words } from "./words.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--space-3);
`;
const Action = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
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
  text-decoration: none;
  &:hover {
    border-color: var(--color-brand-edge);
  }
`;
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
`;

/** The most frequent actions. An icon shows when its menu flag is on. */
export function ActionMenu() {
  const id = useId();
  const { menu, settings } = usePageServices();
  const actions = iconEntries(menu, settings.flags);
  if (actions.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {words.payAndTransfer}
      </VisuallyHidden>
      <List className="actions">{actions.map(itemOf)}</List>
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
