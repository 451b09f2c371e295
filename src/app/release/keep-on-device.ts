import { atRest } from "#app/at-rest.ts";

/** Asks for what keeps the app on this device. */
export function keepOnDevice(): void {
  atRest(() => import("./service-worker.ts").then(({ registerWorker }) => registerWorker()));
}
