import { once } from "node:events";
import { connect } from "node:net";

const COLON = 58;

/** A reply to a command: its kind, the command's number, an error or null, and the result. */
type Reply = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/**
 * Connects to a Firefox that was started with `--marionette`. Each message is JSON after its length in bytes and a colon.
 * @returns `send`, which returns a command's result and throws its error
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  const read = () => {
    for (;;) {
      const colon = received.indexOf(COLON);
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message only greets.
      if (Array.isArray(message))
        waiting.get((message as unknown as Reply)[1])?.(message as unknown as Reply);
    }
  };
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    read();
  });
  await once(socket, "connect");
  const gone = once(socket, "close").then(() => Promise.reject(new Error("Firefox has gone.")));
  gone.catch(() => {});
  const send = async (command: string, parameters: object): Promise<unknown> => {
    last += 1;
    const number = last;
    const text = JSON.stringify([0, number, command, parameters]);
    const [, , error, result] = await new Promise<Reply>((resolve, reject) => {
      waiting.set(number, resolve);
      gone.catch(reject);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    waiting.delete(number);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result;
  };
  return { send, close: () => void socket.destroy() };
}
