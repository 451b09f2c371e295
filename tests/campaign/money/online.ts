/** Does some work while the device reports this state of its connection. */
export async function withOnline(onLine: boolean, work: () => Promise<void>): Promise<void> {
  const known = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
  try {
    await work();
  } finally {
    if (known) Object.defineProperty(globalThis, "navigator", known);
    else Reflect.deleteProperty(globalThis, "navigator");
  }
}
