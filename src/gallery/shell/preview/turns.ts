export type Turns = {
  /**
   * Begins work as soon as it is its turn. The work is over once it calls `done`, or once whoever asked leaves.
   *
   * @returns leaves: work that has not begun never begins
   */
  readonly take: (work: (done: () => void) => void) => () => void;
};

/** Lets some work run at once; what comes later waits, in order. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < atOnce && waiting.length > 0) {
      running++;
      waiting.shift()!();
    }
  };
  return {
    take: (work) => {
      let isRunning = false;
      let isOver = false;
      const begin = () => {
        isRunning = true;
        work(leave);
      };
      const leave = () => {
        if (isOver) return;
        isOver = true;
        if (isRunning) running--;
        else waiting.splice(waiting.indexOf(begin), 1);
        next();
      };
      waiting.push(begin);
      next();
      return leave;
    },
  };
}
