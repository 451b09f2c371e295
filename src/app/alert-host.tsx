import { useSyncExternalStore } from "react";

import { currentAlert, subscribeAlerts } from "./alerts.ts";
import { alertLoader } from "./router/loaders.ts";
import { Part } from "./router/part.tsx";

/** Shows the alerts that screens ask for, one after the other. */
export function AlertHost() {
  const alert = useSyncExternalStore(subscribeAlerts, currentAlert, currentAlert);
  return (
    alert && (
      <Part load={alertLoader} loading={<></>}>
        {(ShownAlert) => <ShownAlert key={alert.id} alert={alert} />}
      </Part>
    )
  );
}
