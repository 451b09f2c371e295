import { Menu as MenuIcon, Search } from "lucide-react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { Notifications } from "#app/notifications/notifications.tsx";
import { useSession } from "#app/session/use-session.ts";
import { say } from "#lib/text/words.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { fromDesktop, fromPhablet, fromTablet, inLowWindow } from "#ui/styles/media.ts";

import { BrandMark } from "./brand-mark.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { UserMenu } from "./user-menu.tsx";
import { words } from "./words.ts";

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  /* With much enlarged text the welcome line gets a line of its own. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-height: 4rem;
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-1);
  ${fromTablet} {
    padding-inline: var(--space-5) var(--space-2);
  }
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  ${inLowWindow} {
    position: static;
    padding-inline-start: var(--space-1);
  }
  ${fromDesktop} {
    padding-inline: var(--space-6) var(--space-5);
  }
`;
const OnPhone = styled.div`
  display: contents;
  ${fromDesktop} {
    display: none;
  }
`;
/** Opens the menu where no bar at the bottom does. */
const MenuButton = styled(IconButton)`
  && {
    display: none;
    &[data-alone] {
      display: inline-grid;
    }
    ${inLowWindow} {
      display: inline-grid;
    }
  }
`;
/** Where the buttons leave no room for it, only the drawer shows the brand. */
const Brand = styled.span`
  display: none;
  @media (min-width: 19rem) {
    display: contents;
  }
  && img,
  && b {
    width: 2rem;
    height: 2rem;
  }
`;
/** No gaps: the buttons' touch targets already keep the icons apart. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
const Welcome = styled.p`
  flex: 1 1 4.5rem;
  min-width: 0;
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  /* A long name is cut; the customer menu shows the whole name. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  ${fromTablet} {
    font-size: var(--text-m);
  }
  > small {
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
    color: var(--color-text-muted);
    /* On a phone the logo shows the bank, on a desktop the side bar does. */
    display: none;
    ${fromPhablet} {
      display: block;
    }
    ${fromDesktop} {
      display: none;
    }
  }
`;

type TopBarProps = {
  onMenu: () => void;
  onSearch: () => void;
  onTransaction: (transaction: Transaction) => void;
};

/** Brand and menu button on a phone, the welcome line, search, colours, notifications, and the customer's own menu. */
export function TopBar({ onMenu, onSearch, onTransaction }: TopBarProps) {
  const { settings } = useBank();
  const { user } = useSession();
  const name = [user?.title, user?.first_name].filter(Boolean).join(" ");
  return (
    <Root>
      <OnPhone>
        <MenuButton
          label={words.openMenu}
          aria-haspopup="dialog"
          data-alone={settings.navigation === "menu" || undefined}
          onClick={onMenu}
        >
          <MenuIcon size="1.5em" />
        </MenuButton>
        <Brand>
          <BrandMark named={false} />
        </Brand>
      </OnPhone>
      <Welcome>
        <small>{settings.brand.name}</small>
        {name ? say(words.welcome, { name }) : words.welcomeAlone}
      </Welcome>
      <Buttons>
        <IconButton
          label={words.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Search size="1.25em" />
        </IconButton>
        <SchemeToggle />
        <Notifications onTransaction={onTransaction} />
        <UserMenu />
      </Buttons>
    </Root>
  );
}
