import { DroppedConnection } from "./reply.ts";
import { isFault, type Fault } from "./fault.ts";
import { wrongTypes } from "./wrong-types.ts";

/** Planned faults, each for a route and a number of requests. */
export class FaultPlan {
  #planned: Fault[] = [];

  get planned(): readonly Fault[] {
    return this.#planned;
  }

  /** Plans a fault. Returns false for an invalid one. */
  add(fault: unknown): boolean {
    if (!isFault(fault)) return false;
    this.#planned.push({ ...fault, times: fault.times ?? 1 });
    return true;
  }

  clear(): void {
    this.#planned = [];
  }

  /** Answers a request, changed by the first fault that is planned for it. */
  async answer(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const fault = this.#take(`${request.method} ${new URL(request.url).pathname}`);
    return fault ? await spoil(fault, answer) : await answer();
  }

  #take(target: string): Fault | undefined {
    const found = this.#planned.find((fault) => matches(fault.route, target));
    if (!found) return undefined;
    this.#planned = this.#planned
      .map((fault) => (fault === found ? { ...fault, times: (fault.times ?? 1) - 1 } : fault))
      .filter((fault) => (fault.times ?? 0) > 0);
    return found;
  }
}

function matches(route: string, target: string): boolean {
  return route.endsWith("*") ? target.startsWith(route.slice(0, -1)) : target === route;
}

async function spoil(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case "delay":
      return await delayed(fault, answer);
    case "drop-before":
      throw new DroppedConnection();
    case "drop-after":
      await answer();
      throw new DroppedConnection();
    case "status":
      return await instead(fault, answer, () => jsonReply(fault.body ?? serverError, fault.status ?? 500));
    case "html":
      return await instead(fault, answer, () => htmlReply(fault.status ?? 502));
    case "empty":
      return await instead(fault, answer, () => new Response("", { status: fault.status ?? 200 }));
    case "truncated":
      return await garbled(fault, answer, (text) => text.slice(0, Math.ceil(text.length / 2)));
    case "wrong-types":
      return await garbled(fault, answer, (text) => JSON.stringify(wrongTypes(JSON.parse(text))));
  }
}

const serverError = { status: false, message: "Server Error" };
/** The reply that is broken when the call was not made. */
const example = JSON.stringify({ status: true, message: "Successful", data: { data: [{ id: 1 }] } });

async function delayed({ delay = 1000, after }: Fault, answer: () => Promise<Response>): Promise<Response> {
  if (!after) await pause(delay);
  const reply = await answer();
  if (after) await pause(delay);
  return reply;
}

/** Sends another reply than the real one; with `after` the call has its effect first. */
async function instead(
  { after }: Fault,
  answer: () => Promise<Response>,
  reply: () => Response,
): Promise<Response> {
  if (after) await answer();
  return reply();
}

async function garbled(
  { after, status = 200 }: Fault,
  answer: () => Promise<Response>,
  garble: (text: string) => string,
): Promise<Response> {
  const text = after ? await (await answer()).text() : example;
  return new Response(garble(text), { status, headers: { "content-type": "application/json" } });
}

function jsonReply(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function htmlReply(status: number): Response {
  return new Response("<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>", {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    // A server that shuts down must not wait for this.
    setTimeout(resolve, ms).unref?.();
  });
}
