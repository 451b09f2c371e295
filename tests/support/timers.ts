/** What tells the time now. */
export const presentTimers = () => ({ setTimeout, setInterval, setImmediate, Date });

/** What told the time when the worker began: its files share their modules. */
export const realTimers = presentTimers();
