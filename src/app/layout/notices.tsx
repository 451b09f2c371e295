import { useBank } from "#app/bank.ts";
import { useLateNotice } from "#app/release/late-notice.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { OfflineBanner } from "#ui/feedback/offline-banner.tsx";

import { useOnline } from "./use-online.ts";
import { words } from "./words.ts";

/** Notices about the whole page: no connection, nothing that is kept, and what code after the first load has to say. */
export function Notices() {
  const { session, isLastKnown } = useBank();
  const late = useLateNotice();
  return (
    <>
      <OfflineBanner online={useOnline()} />
      {isLastKnown && !late && <Alert tone="info">{words.weCouldNotReachTheBank}</Alert>}
      {!session.remembers && <Alert tone="info">{words.yourBrowserDoesNotLetThis}</Alert>}
      {late}
    </>
  );
}
