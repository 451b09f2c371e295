import { Menu as MenuIcon } from "lucide-react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { useSession } from "#app/session/use-session.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { fromDesktop, fromPhablet, fromTablet } from "#ui/media.ts";

import { BrandMark } from "./brand-mark.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { UserMenu } from "./user-menu.tsx";

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  /* With much enlarged text the welcome line gets a line of its own. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: 4rem;
  padding: var(--space-2) var(--space-2);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
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
const Welcome = styled.p`
  flex: 1 1 5.5rem;
  min-width: 0;
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  ${fromTablet} {
    font-size: var(--text-m);
  }
  > small {
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
    color: var(--color-text-muted);
    /* The logo says it where there is no room; the menu beside the page where there is much. */
    display: none;
    ${fromPhablet} {
      display: block;
    }
    ${fromDesktop} {
      display: none;
    }
  }
`;

/** Brand and menu button on a phone, the welcome line, colours, and the customer's own menu. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { settings } = useBank();
  const { user } = useSession();
  const name = [user?.title, user?.first_name].filter(Boolean).join(" ");
  return (
    <Root>
      <OnPhone>
        <IconButton label="Open menu" aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon size="1.5rem" />
        </IconButton>
        <BrandMark named={false} />
      </OnPhone>
      <Welcome>
        <small>{settings.brand.name}</small>
        Welcome{name && `, ${name}`}
      </Welcome>
      <SchemeToggle />
      <UserMenu />
    </Root>
  );
}
