import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { css, styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { addressOf, entryAt, isBill, isVisible, type MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { shortlist } from "#pages/shortlist.ts";
import { useOwnEntries } from "#pages/use-own-entries.ts";
import { entryStates } from "#ui/styles/entry-styles.ts";
import { Icon, isIconName } from "#ui/icons/icon.tsx";
import { visuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Link } from "#ui/text/link.tsx";

import { words } from "./words.ts";

const Nav = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  padding: var(--space-2) var(--space-3) var(--space-4);
`;
/** Scrolls when the window is low; Logout stays visible. Its sides have room for the focus ring. */
const List = styled.div`
  min-height: 5rem;
  margin-inline: calc(-1 * var(--space-3));
  padding: var(--space-2) var(--space-3);
  scroll-padding-block: var(--space-2);
  overflow-y: auto;
`;
const Group = styled.ul`
  display: grid;
  gap: var(--space-1);
`;
const Caption = styled.h2<{ $collapsed: boolean }>`
  padding: var(--space-3) var(--space-3) var(--space-2);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  color: var(--color-text-muted);
  ${({ $collapsed }) => $collapsed && visuallyHidden}
`;
const entryStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-text);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--color-text-muted);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${entryStates}
  &[data-collapsed] {
    justify-content: center;
    padding-inline: 0;
    > span {
      ${visuallyHidden}
    }
  }
`;
const Entry = styled(Link)`
  ${entryStyles}
`;
const Leave = styled.button`
  ${entryStyles}
`;
const Foot = styled.div`
  flex: none;
  margin-top: auto;
  padding-top: var(--space-3);
`;

/** More bills than this are found in the directory of billers. */
const MOST_BILLS = 12;

/** The menu: one entry for each screen and page that this customer may see, of many bills only theirs, then Logout. */
export function SideMenu({ collapsed = false }: { collapsed?: boolean }) {
  const { session } = useBank();
  const { menu, settings } = usePageServices();
  const isOwn = useOwnEntries();
  const visible = menu.filter((entry) => isVisible(entry, settings.flags));
  const present = entryAt(visible, useLocation());
  const first = (entry: MenuEntry) => entry === present || isOwn(entry);
  const entries = shortlist(visible, { most: MOST_BILLS, first, counts: isBill });
  const narrow = collapsed || undefined;
  const here = useRef<HTMLAnchorElement>(null);

  // A low window shows only part of a long menu: scroll to the entry of the current page. In the next frame, which has to
  // lay the page out anyway.
  useEffect(() => {
    // oxlint-disable-next-line react/exhaustive-deps -- only the entry of the current page is `here`
    requestAnimationFrame(() => here.current?.scrollIntoView({ block: "nearest" }));
  }, [present]);
  return (
    <Nav aria-label={words.main}>
      <List>
        {groupsOf(entries).map(([group, own]) => (
          <section key={group} aria-label={group}>
            <Caption $collapsed={collapsed}>{group}</Caption>
            <Group className="menu">{own.map(itemOf)}</Group>
          </section>
        ))}
      </List>
      <Foot>
        <Leave
          type="button"
          title={collapsed ? words.logout : undefined}
          data-collapsed={narrow}
          onClick={() => session.end("signed-out")}
        >
          <LogOut size="1.25em" />
          <span>{words.logout}</span>
        </Leave>
      </Foot>
    </Nav>
  );

  function itemOf(entry: MenuEntry) {
    return (
      <li key={entry.path + entry.label}>
        <Entry
          ref={entry === present ? here : undefined}
          to={addressOf(entry)}
          title={collapsed ? entry.label : undefined}
          data-collapsed={narrow}
          aria-current={entry === present ? "page" : undefined}
        >
          <Icon name={isIconName(entry.icon) ? entry.icon : "arrow-right"} />
          <span>{entry.label}</span>
        </Entry>
      </li>
    );
  }
}

/** The entries under the heading of their group, in the order of the first of each. */
function groupsOf(entries: readonly MenuEntry[]): readonly (readonly [string, readonly MenuEntry[]])[] {
  const groups = new Map<string, MenuEntry[]>();
  for (const entry of entries) {
    const group = entry.group ?? words.payAndTransfer;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups];
}
