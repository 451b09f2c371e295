/** An event that the browser ends the worker after, unless it is told to wait. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What is used of `ServiceWorkerGlobalScope`: TypeScript's own types of it exclude those of pages. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
