import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { fromDesktop, fromTablet } from "#ui/media.ts";

import { Drawer } from "./drawer.tsx";
import { Footer } from "./footer.tsx";
import { Notices } from "./notices.tsx";
import { SideBar } from "./side-bar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

const Frame = styled.div`
  display: flex;
  min-height: 100vh;
  min-height: 100dvh;
`;
const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-5) var(--space-4) 0;
  ${fromTablet} {
    padding-inline: var(--space-5);
  }
  ${fromDesktop} {
    padding: var(--space-6) var(--space-6) 0;
  }
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-6);
  min-width: 0;
`;

/** Around every screen and page of a signed-in customer. */
export function CustomerLayout({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // Open at one place of the history: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <Frame>
      <SkipLink />
      <SideBar />
      <Column>
        <TopBar onMenu={() => setOpenAt(key)} />
        <Notices />
        <Content>
          <Main id="main">{children}</Main>
          <Footer />
        </Content>
      </Column>
      {openAt === key && <Drawer onClose={() => setOpenAt(undefined)} />}
    </Frame>
  );
}
