import { useCallback, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { SearchDialog } from "#app/search/search-dialog.tsx";
import { useSearchKey } from "#app/search/use-search-key.ts";
import { receiptOf } from "#pages/transactions/rows/transaction-receipt.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { fromDesktop, fromTablet } from "#ui/styles/media.ts";
import { useReceiptHost } from "#ui/receipt/receipt-host.ts";

import { BottomBar } from "./bottom-bar.tsx";
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
  padding: var(--space-3) var(--space-4) 0;
  /* The footer stays hidden until the page has its final height, or it would jump. */
  &:has(> main > [data-waiting], > main [aria-busy="true"]:not(table, button)) > footer {
    visibility: hidden;
  }
  ${fromTablet} {
    padding: var(--space-5) var(--space-5) 0;
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
  const { settings } = useBank();
  const { key } = useLocation();
  // The drawer belongs to one entry of the history, so a navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [searchAt, setSearchAt] = useState<string>();
  const { show } = useReceiptHost();
  const search = useCallback(() => setSearchAt(key), [key]);
  useSearchKey(search);
  const openMenu = () => setOpenAt(key);
  const showReceipt = (transaction: Transaction) => show(receiptOf(transaction));
  return (
    <Frame>
      <SkipLink />
      <SideBar />
      <Column>
        <TopBar onMenu={openMenu} onSearch={search} onTransaction={showReceipt} />
        <Notices />
        <Content>
          <Main id="main">{children}</Main>
          <Footer />
        </Content>
        {settings.navigation === "bar" && <BottomBar onMore={openMenu} />}
      </Column>
      {openAt === key && <Drawer onClose={() => setOpenAt(undefined)} />}
      {searchAt === key && (
        <SearchDialog onClose={() => setSearchAt(undefined)} onTransaction={showReceipt} />
      )}
    </Frame>
  );
}
