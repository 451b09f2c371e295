/**
 * Lets a command go on quietly to its own end and exit code when nobody reads its output any more, as behind
 * `npm run lint:screens | head`: what it then prints is lost.
 *
 * @param {readonly import("node:events").EventEmitter[]} outputs
 */
export function outliveClosed(outputs = [process.stdout, process.stderr]) {
  for (const output of outputs) {
    output.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
