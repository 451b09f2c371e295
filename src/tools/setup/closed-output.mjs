/**
 * When nobody reads a command's output any more, as in `npm run lint:screens | head`, lets the command finish quietly
 * with its own exit code. Further output is lost.
 * @param {readonly import("node:events").EventEmitter[]} outputs
 */
export function outliveClosed(outputs = [process.stdout, process.stderr]) {
  for (const output of outputs) {
    output.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
