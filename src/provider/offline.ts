/** Whether the device says that it has no connection. When it cannot tell, the request is tried. */
export function isOffline(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly onLine?: boolean } };
  return navigator?.onLine === false;
}
