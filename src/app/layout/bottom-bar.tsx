import { Menu as MenuIcon } from "lucide-react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { addressOf, barEntries, entryAt } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { Icon, isIconName } from "#ui/icons/icon.tsx";
import { fromDesktop, inLowWindow } from "#ui/styles/media.ts";
import { Link } from "#ui/text/link.tsx";

import { words } from "./words.ts";

/** Sticks to the window's edge and has its own place below the footer, so it never covers the end of a page. */
const Root = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);
  ${inLowWindow} {
    display: none;
  }
  ${fromDesktop} {
    display: none;
  }
`;
const List = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  > li > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--space-1);
    width: 100%;
    height: 100%;
    min-height: 3.5rem;
    padding: var(--space-2) 2px;
    border: 0;
    background: transparent;
    color: var(--color-text-muted);
    /* Enlarged text keeps its words whole: each has a fifth of the window. It does not become smaller than usual. */
    font-size: max(min(var(--text-xs), 3.4vw), 12px);
    font-weight: var(--weight-medium);
    line-height: var(--line-snug);
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  span {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  > li > [aria-current="page"] {
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
    box-shadow: inset 0 3px var(--color-mark);
  }
`;

/** On a phone: the pages that customers open most, under the thumb, and the menu with all others. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { settings, menu } = usePageServices();
  const entries = barEntries(menu, settings.flags);
  const present = entryAt(entries, useLocation());
  return (
    <Root aria-label={words.shortcuts}>
      <List>
        {entries.map((entry) => (
          <li key={entry.path + entry.label}>
            <Link to={addressOf(entry)} aria-current={entry === present ? "page" : undefined}>
              <Icon name={isIconName(entry.icon) ? entry.icon : "arrow-right"} />
              <span>{entry.bar?.label ?? entry.label}</span>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMore}>
            <MenuIcon size="1.25em" />
            <span>{words.more}</span>
          </button>
        </li>
      </List>
    </Root>
  );
}
