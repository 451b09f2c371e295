import { dataIn } from "#lib/reply-data.ts";

import type { Trial } from "./trial.ts";
import type { Wire, World } from "./world.ts";

/** Requests for the outcome of a payment. None of them arrives while the connection is gone. */
const QUESTIONS =
  /^GET \/(?:api\/v1\/customers\/wallet-transactions|api\/v1\/properties-mgt\/property-subscriptions|vas\/api\/payment\/request\/)/;
const SECOND = 1_000;

export type WireOptions = {
  /** Method and path of the money call. */
  readonly call: string;
  readonly trial: Trial;
  readonly pause: World["pause"];
  readonly losePages: () => void;
};

/** The wire of one payment: it counts the money call's requests, and spoils the first. */
export function openWire({ call, trial, pause, losePages }: WireOptions) {
  let posts = 0;
  let isCut = false;
  let late: (() => Promise<unknown>) | undefined;

  async function neverAnswer({ signal }: Request, answer: () => Promise<Response>): Promise<never> {
    await answer();
    while (!signal.aborted) await pause(SECOND);
    throw new DOMException("The app stopped waiting", "AbortError");
  }

  async function leaveUnderWay(answer: () => Promise<Response>): Promise<never> {
    if (trial.underWay === "before") await answer();
    if (trial.underWay === "later") late = answer;
    losePages();
    throw new TypeError("The page is gone");
  }

  async function first(request: Request, answer: () => Promise<Response>): Promise<Response> {
    if (trial.isSilent) return await neverAnswer(request, answer);
    if (trial.underWay) return await leaveUnderWay(answer);
    return await spoil(trial, answer);
  }

  const wire: Wire = async (request, answer) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    if (isCut && QUESTIONS.test(name)) throw new TypeError("The connection is gone");
    if (name !== call) return await answer();
    posts++;
    // The connection is lost together with the reply.
    isCut ||= trial.fault !== undefined || trial.isSilent === true;
    return posts === 1 ? await first(request, answer) : await answer();
  };
  return {
    wire,
    posts: () => posts,
    /** Delivers to the bank a request that is still on its way. */
    arrive: async () => void (await late?.()),
    /** Restores the connection; returns whether it was gone. */
    restore: () => {
      const wasCut = isCut;
      isCut = false;
      return wasCut;
    },
  };
}

async function spoil(trial: Trial, answer: () => Promise<Response>): Promise<Response> {
  const { label, status, refusal } = trial;
  if (refusal) return refused(refusal);
  if (label === "none") return await rewritten(answer, withoutLabel);
  if (label?.isMade) return await rewritten(answer, (body) => withLabel(body, label.word));
  if (label) return Response.json(withLabel(accepted(), label.word));
  const reply = await answer();
  return status && reply.ok ? new Response(reply.body, { status, headers: reply.headers }) : reply;
}

function refused(status: number): Response {
  const code = status === 409 && { code: "not-possible" };
  return Response.json({ message: "The bank cannot make this payment", ...code }, { status });
}

async function rewritten(
  answer: () => Promise<Response>,
  rewrite: (body: unknown) => unknown,
): Promise<Response> {
  const reply = await answer();
  const body: unknown = await reply.json();
  return Response.json(reply.ok ? rewrite(body) : body, { status: reply.status });
}

/** A reply that accepts a payment although the bank never makes it. */
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
