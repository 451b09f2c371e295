import { useBank } from "#app/bank.ts";
import { useLateNotice } from "#app/release/late-notice.ts";
import { Alert } from "#ui/alert.tsx";
import { OfflineBanner } from "#ui/offline-banner.tsx";

import { useOnline } from "./use-online.ts";

/** Notices about the whole page: no connection, nothing that is kept, and what code after the first load has to say. */
export function Notices() {
  const { session, isLastKnown } = useBank();
  return (
    <>
      <OfflineBanner online={useOnline()} />
      {isLastKnown && (
        <Alert tone="info">We could not reach the bank. You see it as it was at your last visit.</Alert>
      )}
      {!session.remembers && (
        <Alert tone="info">
          Your browser does not let this site keep anything. You can go on, but your sign-in will not be
          remembered when you reload the page.
        </Alert>
      )}
      {useLateNotice()}
    </>
  );
}
