import { atRest } from "#app/at-rest.ts";

import { workerRegistration } from "./register-worker.ts";

/** Asks for what keeps the app on this device, and offers its new releases. */
export function keepOnDevice(): void {
  atRest(async () => {
    const registration = await workerRegistration();
    if (registration) (await import("./service-worker.ts")).offerReleases(registration);
  });
}
