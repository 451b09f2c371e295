import { asyncProperty, check } from "fast-check";

import { dataIn } from "#lib/reply-data.ts";
import { operations, type Operation } from "#sandbox/openapi/document.ts";
import { createSandbox, PROVIDERS, type Provider, type Sandbox } from "#sandbox/server.ts";

import type { Campaign, Plan } from "../campaign.ts";
import { badRequests, type BadRequest } from "./requests.ts";

const HOST = "http://sandbox.test";
const JSON_HEADERS = { AppID: "campaign", "content-type": "application/json" };

/** Malformed requests to each call of the sandbox, as each of its providers. */
export const api: Campaign = {
  goal: "no reply is a 5xx, each keeps the contract, and the ledger's sum stays 0",
  count: 1000,
  run: async (plan) => {
    const sandbox = await createSandbox();
    try {
      const violations: string[] = [];
      for (const [index, provider] of PROVIDERS.entries()) {
        await tell(sandbox, "/__sandbox/provider", { provider, seed: plan.seed });
        const count = Math.ceil((plan.count - index) / PROVIDERS.length);
        for (const operation of operations) {
          violations.push(...(await attack(sandbox, operation, provider, { ...plan, count })));
        }
      }
      return { tried: plan.count * operations.length, violations, figures: `${operations.length} calls` };
    } finally {
      await sandbox.close();
    }
  },
};

async function attack(
  sandbox: Sandbox,
  operation: Operation,
  provider: Provider["provider"],
  { seed, count }: Plan,
): Promise<readonly string[]> {
  await sandbox.reset();
  const signedIn = await tell(sandbox, "/api/v1/login", { username: "ada", password: "Password1!" });
  const requests = badRequests(operation, String(dataIn(signedIn, "/token")));
  const property = asyncProperty(requests, async (request) => {
    const reply = await sandbox.fetch(toRequest(operation, request));
    const body = await reply.text();
    JSON.parse(body);
    if (reply.status >= 500) throw new Error(`${reply.status} ${body.slice(0, 300)}`);
  });
  const { failed, counterexample, errorInstance } = await check(property, { seed, numRuns: count });
  const sum = await sandbox.ledgerSum();
  const where = `${operation.method} ${operation.path} (${provider})`;
  return [
    ...(failed
      ? [`${where}: ${JSON.stringify(counterexample).slice(0, 500)}: ${String(errorInstance)}`]
      : []),
    ...(sum === 0 ? [] : [`${where}: the ledger's sum is ${sum}`]),
  ];
}

function toRequest(operation: Operation, { path, query, body, headers }: BadRequest): Request {
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encoded(path[name]!));
  const search = new URLSearchParams(query).toString();
  return new Request(`${HOST}${filled}${search && `?${search}`}`, {
    method: operation.method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body }),
  });
}

function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

async function tell(sandbox: Sandbox, path: string, body: object): Promise<unknown> {
  const init = { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body) };
  const reply = await sandbox.fetch(new Request(HOST + path, init));
  return reply.status === 204 ? undefined : ((await reply.json()) as unknown);
}
