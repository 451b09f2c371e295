import { useMemo } from "react";

import { Support } from "#pages/support/support.tsx";

import { useBank } from "./bank.ts";
import { useEnvironment } from "./environment-provider.tsx";
import { keptOnDevice } from "./kept-on-device.ts";
import { useSession } from "./session/use-session.ts";

/** The page about the bank's support, with what the device keeps of the customer. */
export function SupportPage() {
  const bank = useBank();
  const { account } = useSession();
  const environment = useEnvironment();
  const kept = useMemo(() => keptOnDevice(bank, account, environment), [bank, account, environment]);
  return <Support kept={kept} />;
}
