import { dataIn } from "#lib/reply-data.ts";

import type { Trial } from "./trials.ts";
import type { Wire } from "./world.ts";

/** Requests that say what became of a payment: as long as the connection is gone, none comes through. */
const QUESTIONS =
  /^GET \/(?:api\/v1\/customers\/wallet-transactions|api\/v1\/properties-mgt\/property-subscriptions|vas\/api\/payment\/request\/)/;

/** The wire of one payment: it counts the money call's requests, and spoils the first. */
export function openWire({ call, trial }: { readonly call: string; readonly trial: Trial }) {
  let posts = 0;
  let isCut = false;
  const wire: Wire = async (request, answer) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    if (isCut && QUESTIONS.test(name)) throw new TypeError("The connection is gone");
    if (name !== call) return await answer();
    posts++;
    // With the reply the connection goes, too.
    isCut ||= trial.fault !== undefined || trial.isSilent === true;
    return posts === 1 ? await spoil(trial, request, answer) : await answer();
  };
  return {
    wire,
    posts: () => posts,
    restore: () => {
      isCut = false;
    },
  };
}

async function spoil(trial: Trial, { signal }: Request, answer: () => Promise<Response>): Promise<Response> {
  const { label, status, refusal, isSilent } = trial;
  if (isSilent) return await neverAnswer(signal, answer);
  if (refusal) return Response.json({ message: "The bank cannot make this payment" }, { status: refusal });
  if (label === "none") return await rewritten(answer, withoutLabel);
  if (label?.isMade) return await rewritten(answer, (body) => withLabel(body, label.word));
  if (label) return Response.json(withLabel(accepted(), label.word));
  const reply = await answer();
  return status && reply.ok ? new Response(reply.body, { status, headers: reply.headers }) : reply;
}

/** The payment is made; the app gives up before it hears of it. */
async function neverAnswer(signal: AbortSignal, answer: () => Promise<Response>): Promise<never> {
  await answer();
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
  throw new DOMException("Nobody waits any more", "AbortError");
}

async function rewritten(
  answer: () => Promise<Response>,
  rewrite: (body: unknown) => unknown,
): Promise<Response> {
  const reply = await answer();
  const body: unknown = await reply.json();
  return Response.json(reply.ok ? rewrite(body) : body, { status: reply.status });
}

/** A reply to a payment that the bank has not made, and never will. */
function accepted(): object {
  const reference = `NONE-${crypto.randomUUID()}`;
  return { status: true, message: "Received", data: { data: { reference_number: reference, reference } } };
}

function withLabel(body: unknown, label: unknown): unknown {
  return withStatus(body, { label });
}

function withoutLabel(body: unknown): unknown {
  return withStatus(body, undefined);
}

/** A copy of the reply whose innermost data has this status. */
function withStatus(body: unknown, status: unknown): unknown {
  const copy = structuredClone(body);
  const data = dataIn(copy) as { status?: unknown } | undefined;
  if (data && status === undefined) delete data.status;
  else if (data) data.status = status;
  return copy;
}
