import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A name server that says of every name that it is this machine, once it knows it. */
export type NameServer = { readonly address: string; readonly know: () => void; readonly close: () => void };

const HEADER = 12;
/** The type and class of a question. */
const KIND = 4;
const ANSWER_OF_A = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
const IS_REPLY = 0x8180;
const UNKNOWN_NAME = 3;

/** Starts one on a free port, which knows no name yet. */
export async function startNameServer(): Promise<NameServer> {
  let isKnown = false;
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    const end = question.indexOf(0, HEADER) + 1 + KIND;
    const isForA = question.readUInt16BE(end - KIND) === 1;
    const reply = Buffer.from(question.subarray(0, end));
    reply.writeUInt16BE(IS_REPLY + (isKnown ? 0 : UNKNOWN_NAME), 2);
    reply.writeUInt16BE(isKnown && isForA ? 1 : 0, 6);
    reply.writeUInt32BE(0, 8);
    socket.send(isKnown && isForA ? Buffer.concat([reply, ANSWER_OF_A]) : reply, port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    know: () => (isKnown = true),
    close: () => socket.close(),
  };
}
