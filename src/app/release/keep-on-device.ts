/** Once the first page has loaded, asks for what keeps the app on this device. Without that file the app works as well. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD) return;
  addEventListener("load", () => {
    import("./service-worker.ts").then(({ registerWorker }) => registerWorker()).catch(() => undefined);
  });
}
