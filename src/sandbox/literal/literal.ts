import { seededRandom, type Random } from "#sandbox/demo/random.ts";
import type { PublicCall } from "#sandbox/http/call.ts";
import type { Reply } from "#sandbox/http/reply.ts";
import type { Operation } from "#sandbox/openapi/document.ts";
import type { ContractProblem } from "#sandbox/openapi/contract.ts";
import { schemaAt } from "#sandbox/openapi/schema.ts";
import { markedNames } from "./marked-names.ts";
import { literalReply } from "./reply.ts";
import { literalCall } from "./request.ts";

/**
 * The provider that follows the specification literally: it accepts and sends only what the specification names, in any
 * form that its words allow. Seed, call and the number of earlier calls choose the forms, so that the order of requests
 * does not matter.
 */
export class LiteralProvider {
  readonly seed: number;
  readonly #made = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** The request as this provider sees it. */
  call(operation: Operation, call: PublicCall): PublicCall {
    return literalCall(operation, call);
  }

  /** The reply as this provider writes it. */
  reply(operation: Operation, reply: Reply): Reply {
    return literalReply(operation, reply, this.#randomFor(operation));
  }

  #randomFor({ id }: Operation): Random {
    const count = (this.#made.get(id) ?? 0) + 1;
    this.#made.set(id, count);
    return seededRandom(hash(`${this.seed} ${id} ${count}`));
  }
}

/** Where a literal reply contains something that only we have; empty when it is literal. */
export function notLiteral(operation: Operation, { status, body }: Reply): ContractProblem[] {
  const schema =
    status < 300
      ? schemaAt(`${operation.pointer}/responses/200/content/application~1json/schema`)
      : schemaAt("/components/schemas/Failure");
  const names = schema ? markedNames(body, schema) : [];
  return names.map((name) => ({
    pointer: "",
    message: `must not say '${name}': the specification does not`,
  }));
}

/** FNV-1a: similar seeds and counts give very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
