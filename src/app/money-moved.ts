import { createListeners } from "#lib/tasks/listeners.ts";

/** Announces in this tab that balances and history are out of date. */
export const { notify: announceMoney, subscribe: onMoneyMoved } = createListeners();
