import { Activity } from "react";
import { SWRConfig } from "swr";

import { useBank } from "#app/bank.ts";
import { CustomerArea } from "#app/layout/customer-area.tsx";
import { HOME } from "#app/paths.ts";
import { WALLETS } from "#pages/data/keys.ts";
import { readWallets } from "#pages/data/use-wallets.ts";
import { Rehearse } from "#ui/behaviour/rehearse.tsx";

import { pages } from "./pages.ts";
import { Part } from "./part.tsx";

const home = pages.find(({ path }) => path === HOME)!;

/**
 * Rehearses what follows the sign-in while the customer types. Hidden, it has no effects, and asks for nothing. Home is rehearsed
 * as it is when the replies have come: with a wallet, of which nothing but its place is known.
 */
export function HomeRehearsal() {
  const { settings } = useBank();
  const replies = { [WALLETS]: readWallets([{ balance: "0" }], settings) };
  return (
    <Rehearse>
      <Activity mode="hidden">
        <CustomerArea>
          <SWRConfig value={{ isPaused: always, fallback: replies }}>
            <Part load={home.load}>{(Home) => <Home />}</Part>
          </SWRConfig>
        </CustomerArea>
      </Activity>
    </Rehearse>
  );
}

function always(): true {
  return true;
}
