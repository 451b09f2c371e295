const listeners = new Set<() => void>();

/** Tells this tab that balances and history are no longer right. */
export function announceMoney(): void {
  for (const listener of listeners) listener();
}

export function onMoneyMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
