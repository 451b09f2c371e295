import { registerWorker } from "./register-worker.ts";

/** Registers what keeps the app on this device, and offers its new releases; the app works without it too. Not in development. */
export function keepOnDevice(): void {
  if (import.meta.env.PROD) void keep().catch(() => undefined);
}

async function keep(): Promise<void> {
  const registration = await registerWorker();
  if (registration) (await import("./service-worker.ts")).offerReleases(registration);
}
