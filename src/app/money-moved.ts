import { createListeners } from "#lib/listeners.ts";

/** Tells this tab that balances and history are no longer right, and who wants to know. */
export const { notify: announceMoney, subscribe: onMoneyMoved } = createListeners();
