/** An event after which the browser may end the worker, unless `waitUntil` delays that. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** The used part of `ServiceWorkerGlobalScope`. TypeScript's own types of it cannot be combined with those of pages. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
