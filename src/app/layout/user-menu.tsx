import { CircleUser, LayoutDashboard, LogOut, User } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { HOME, PROFILE } from "#app/paths.ts";
import { pages } from "#app/router/pages.ts";
import { useSession } from "#app/session/use-session.ts";
import { fileLink } from "#pages/data/safe-links.ts";
import { MenuButton, menuItemStyles } from "#ui/menus/menu-parts.ts";
import { Menu } from "#ui/menus/menu.tsx";
import { Link } from "#ui/text/link.tsx";
import { LanguageItems } from "./language-choice.tsx";
import { words } from "./words.ts";

const MenuLink = styled(Link)`
  ${menuItemStyles}
`;
const Picture = styled.img`
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  object-fit: cover;
`;

const hasProfile = pages.some(({ path }) => path === PROFILE);

/** The customer's own menu: profile, start page and sign-out. */
export function UserMenu() {
  const { session } = useBank();
  const { user } = useSession();
  return (
    <Menu label={words.yourAccount} trigger={<Avatar source={user?.profile_pic ?? ""} />}>
      {hasProfile && (
        <li>
          <MenuLink to={PROFILE}>
            <User size="1.25em" />
            {words.profile}
          </MenuLink>
        </li>
      )}
      <li>
        <MenuLink to={HOME}>
          <LayoutDashboard size="1.25em" />
          {words.dashboard}
        </MenuLink>
      </li>
      <LanguageItems />
      <li>
        <MenuButton onClick={() => session.end("signed-out")}>
          <LogOut size="1.25em" />
          {words.signOut}
        </MenuButton>
      </li>
    </Menu>
  );
}

function Avatar({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  const address = fileLink(source);
  if (!address || broken) return <CircleUser size="1.75em" />;
  return <Picture src={address} alt="" onError={() => setBroken(true)} />;
}
