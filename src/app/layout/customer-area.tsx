import { useMemo, useState, type ReactNode } from "react";
import { StyleSheetManager } from "styled-components";
import { SWRConfig } from "swr";

import type { Environment } from "#engine/environment.ts";
import { type Bank, useBank } from "#app/bank.ts";
import { EnvironmentContext, useEnvironment } from "#app/environment-provider.tsx";
import { LeaveDialog } from "#app/leaving/leave-dialog.tsx";
import { linkHosts } from "#app/leaving/link-hosts.ts";
import { forgetStatement, openStatement } from "#app/print/print-window.ts";
import { Receipts } from "#app/print/receipts.tsx";
import { NextScreen } from "#app/router/next-screen.tsx";
import { IdleWarning } from "#app/session/idle-warning.tsx";
import { useScreensNow } from "#app/screens/use-screens.ts";
import { confirmPassword } from "#app/session/confirm-password.ts";
import { REMEMBERED } from "#app/session/remembered-key.ts";
import { useRemembered } from "#app/session/remembered.ts";
import { useSession } from "#app/session/use-session.ts";
import { isWorthRetrying } from "#pages/data/read-reply.ts";
import { openFavourites } from "#pages/favourites.ts";
import { type PageServices, PageServicesContext } from "#pages/services.ts";

import { rememberReplies } from "#provider/known-replies.ts";
import { windowRules } from "#ui/behaviour/window-rules.ts";

import { CustomerLayout } from "./customer-layout.tsx";
import { menuEntries } from "./menu-entries.ts";
import { MoneyRefresh } from "./money-refresh.tsx";
import { OnlyOffered } from "./only-offered.tsx";
import { ownRecipients } from "./own-recipients.ts";
import { usePaymentWatch } from "./use-payment-watch.ts";

/** For all of a customer's pages, but not for what the build renders of them: its styles come in a file, which no script inserts. */
const plugins = import.meta.env.SSR ? [] : [windowRules];

/** Everything that lives as long as one customer's session: data cache, payment watch, idle clock. */
export function CustomerArea({ children }: { children: ReactNode }) {
  const bank = useBank();
  const { deployment, settings, device, tab, session } = bank;
  const { user, account } = useSession();
  const environment = useOwnEnvironment(bank, account);
  const checkPayments = usePaymentWatch(environment);
  const screens = useScreensNow();
  useRemembered(bank);
  const favourites = useMemo(
    () => openFavourites(environment.recipients.lasts ? device : tab, account),
    [environment, device, tab, account],
  );
  // A cache of its own, so that no data outlives the session.
  const [cache] = useState(() => new Map());
  const [leavingTo, setLeavingTo] = useState<string>();
  const services = useMemo(() => {
    const hosts = linkHosts(
      globalThis.location?.host ?? "",
      deployment.linkHosts,
      settings.security.linkHosts,
    );
    const leaving = { hosts, ask: setLeavingTo };
    const renewUser: PageServices["renewUser"] = (fields) => session.renewUser(account, fields);
    const remembered = device.read(REMEMBERED + bank.companyKey);
    const statement: PageServices["statement"] = {
      print: (filter) => openStatement(filter, tab),
      release: () => forgetStatement(tab),
    };
    return {
      environment,
      settings,
      user,
      renewUser,
      menu: menuEntries(screens),
      favourites,
      device,
      leaving,
      statement,
      username: user?.username ?? (typeof remembered === "string" ? remembered : ""),
      confirmPassword: (username: string, password: string) => confirmPassword(bank, username, password),
      checkPayments,
    };
  }, [
    environment,
    bank,
    account,
    deployment,
    settings,
    user,
    session,
    device,
    tab,
    checkPayments,
    screens,
    favourites,
  ]);
  return (
    <EnvironmentContext value={environment}>
      <SWRConfig
        value={{
          provider: () => cache,
          revalidateOnFocus: false,
          shouldRetryOnError: isWorthRetrying,
          errorRetryCount: 3,
        }}
      >
        <PageServicesContext value={services}>
          <StyleSheetManager stylisPlugins={plugins}>
            <Receipts>
              <CustomerLayout>
                <OnlyOffered>{children}</OnlyOffered>
              </CustomerLayout>
              <NextScreen />
            </Receipts>
            <MoneyRefresh />
            <LeaveDialog
              href={leavingTo}
              bankName={settings.brand.name}
              onClose={() => setLeavingTo(undefined)}
            />
            <IdleWarning />
          </StyleSheetManager>
        </PageServicesContext>
      </SWRConfig>
    </EnvironmentContext>
  );
}

/**
 * The environment with the customer's recipients. It knows what the customer's pages and screens have read; until money moves, which
 * changes it.
 */
function useOwnEnvironment(bank: Bank, account: string): Environment {
  const environment = useEnvironment();
  return useMemo(() => {
    const { send, known, forget } = rememberReplies(environment.send);
    const moneyMoved = () => {
      forget();
      environment.moneyMoved();
    };
    return { ...environment, send, known, moneyMoved, recipients: ownRecipients(bank, account) };
  }, [environment, bank, account]);
}
