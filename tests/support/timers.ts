/** The current clock and timer functions. */
export const presentTimers = () => ({ setTimeout, setInterval, setImmediate, Date });

/** The clock and timer functions from the worker's start; its files share their modules. */
export const realTimers = presentTimers();
