/**
 * Waits for a task of its own: what a customer has done meanwhile is answered before. By a message, because a timer waits longer, and not at
 * all where a page's clock stands still.
 */
export async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener("message", () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}
