import type { Context } from "hono";
import { arrive, requireCustomer } from "#sandbox/access/arrival.ts";
import type { Database } from "#sandbox/database/queries.ts";
import { currencyFor } from "#sandbox/demo/applications.ts";
import { settleDue } from "#sandbox/ledger/settle.ts";
import { notLiteral, type LiteralProvider } from "#sandbox/literal/literal.ts";
import { checkReply, checkRequest, type ContractProblem } from "#sandbox/openapi/contract.ts";
import type { Operation } from "#sandbox/openapi/document.ts";
import type { PublicCall, Route } from "./call.ts";
import { Refusal, refusalReply, type Reply } from "./reply.ts";

/** A reply of the sandbox that did not fit the OpenAPI file, which is a bug of the sandbox. */
export type Violation = {
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly ContractProblem[];
};

export type Serving = {
  readonly database: Database;
  /** The machine's clock; the store knows by how much the sandbox's is ahead. */
  readonly now: () => Date;
  readonly violations: Violation[];
  /** Keys of companies besides the demo's. */
  readonly otherCompanies: () => readonly string[];
  /** The literal provider, while the sandbox plays it. */
  readonly literal: () => LiteralProvider | undefined;
};

/** Answers one call: headers, check of the request, sign-in, route, check of the reply, literal form. */
export async function serve(
  serving: Serving,
  operation: Operation,
  route: Route | undefined,
  c: Context,
): Promise<Response> {
  const reply = await answer(serving, operation, route, c);
  if (reply.status === 501) return toResponse(reply);
  const literal = serving.literal()?.reply(operation, reply);
  const problems = [
    ...checkReply(operation, reply.status, reply.body),
    ...(literal ? notLiteral(operation, literal) : []),
  ];
  if (problems.length === 0) return toResponse(literal ?? reply);
  serving.violations.push({ operation: operation.id, status: reply.status, problems });
  return toResponse(
    failure(500, `The sandbox's reply to ${operation.id} does not fit the OpenAPI file.`, problems),
  );
}

async function answer(
  serving: Serving,
  operation: Operation,
  route: Route | undefined,
  c: Context,
): Promise<Reply> {
  if (operation.needsAppId && !c.req.header("AppID")) return failure(400, "The AppID header is missing.");
  if (!route)
    return failure(501, `The sandbox does not implement ${operation.method} ${operation.path} yet.`);
  try {
    return await answerRoute(serving, operation, route, c);
  } catch (error) {
    if (error instanceof Refusal) return refusalReply(error);
    throw error;
  }
}

async function answerRoute(serving: Serving, operation: Operation, route: Route, c: Context): Promise<Reply> {
  const authorization = c.req.header("Authorization") ?? "";
  const arrival = await arrive(serving.database, authorization, serving.now());
  const asked = await readCall(serving, operation, c, arrival.now);
  const call = serving.literal()?.call(operation, asked) ?? asked;
  if (route.access === "public") return checked(operation, call) ?? (await route.answer(call));
  const customer = requireCustomer(arrival, call);
  const refused = checked(operation, call);
  if (refused) return refused;
  if (arrival.isDue) await settleDue(call.database, call.now);
  return await route.answer({ ...call, customer });
}

async function readCall(serving: Serving, operation: Operation, c: Context, now: Date): Promise<PublicCall> {
  return {
    database: serving.database,
    now,
    path: c.req.param(),
    query: c.req.query(),
    body: operation.hasBody ? await readBody(c) : {},
    authorization: c.req.header("Authorization") ?? "",
    currency: currencyFor(c.req.header("AppID") ?? "").code,
    idempotencyKey: c.req.header("Idempotency-Key"),
    target: `${operation.method} ${c.req.path}`,
    otherCompanies: serving.otherCompanies,
    signal: c.req.raw.signal,
  };
}

async function readBody(c: Context): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await c.req.text()) as Record<string, unknown>;
  } catch {
    throw new Refusal(400, "The request body is not JSON.");
  }
}

function checked(operation: Operation, call: PublicCall): Reply | undefined {
  const problems = checkRequest(operation, call);
  const [problem] = problems;
  return (
    problem && failure(422, `The request does not fit: ${problem.pointer} ${problem.message}.`, problems)
  );
}

function failure(status: number, message: string, errors?: readonly ContractProblem[]): Reply {
  return { status, body: errors ? { status: false, message, errors } : { status: false, message } };
}

function toResponse({ status, body, headers }: Reply): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
