import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { fromDesktop } from "#ui/styles/media.ts";
import { useMedia } from "#ui/behaviour/use-media.ts";

import { BrandMark } from "./brand-mark.tsx";
import { SideMenu } from "./side-menu.tsx";
import { words } from "./words.ts";

const Root = styled.aside<{ $collapsed: boolean }>`
  position: sticky;
  top: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${({ $collapsed }) => ($collapsed ? "4.75rem" : "16.5rem")};
  height: 100vh;
  height: 100dvh;
  border-inline-end: 1px solid var(--color-border);
  background: var(--color-surface);
`;
const Header = styled.div<{ $collapsed: boolean }>`
  display: flex;
  flex-direction: ${({ $collapsed }) => ($collapsed ? "column" : "row")};
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-3)
    ${({ $collapsed }) => ($collapsed ? "var(--space-3)" : "var(--space-3) var(--space-3) var(--space-5)")};
`;

const STORED = "menu_collapsed";

/**
 * The menu beside the page on large screens. On a phone it is not rendered: hidden it would still be a third of the page's elements, and each
 * navigation would render all of them.
 */
export function SideBar() {
  return useMedia(fromDesktop) && <Bar />;
}

/** Whether it is collapsed is kept on this device. */
function Bar() {
  const { device } = useBank();
  const [collapsed, setCollapsed] = useState(() => device.read(STORED) === true);
  const toggle = () => {
    device.write(STORED, !collapsed);
    setCollapsed(!collapsed);
  };
  return (
    <Root $collapsed={collapsed} aria-label={words.sideBar}>
      <Header $collapsed={collapsed}>
        <BrandMark named={!collapsed} />
        <IconButton
          label={collapsed ? words.expandMenu : words.collapseMenu}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          {collapsed ? <PanelLeftOpen size="1.25em" /> : <PanelLeftClose size="1.25em" />}
        </IconButton>
      </Header>
      <SideMenu collapsed={collapsed} />
    </Root>
  );
}
