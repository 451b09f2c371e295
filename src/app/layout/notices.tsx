import { useBank } from "#app/bank.ts";
import { Alert } from "#ui/alert.tsx";
import { OfflineBanner } from "#ui/offline-banner.tsx";

import { useOnline } from "./use-online.ts";

/** Notices about the whole page: there is no connection, or the browser keeps nothing. */
export function Notices() {
  const { session } = useBank();
  return (
    <>
      <OfflineBanner online={useOnline()} />
      {!session.remembers && (
        <Alert tone="info">
          Your browser does not let this site keep anything. You can go on, but your sign-in will not be
          remembered when you reload the page.
        </Alert>
      )}
    </>
  );
}
