/** The answer of a call: a status and a JSON body. */
export type Reply = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers?: Record<string, string>;
};

/** `{ status: true, message, data }`. */
export function ok(message: string, data?: unknown): Reply {
  return {
    status: 200,
    body: data === undefined ? { status: true, message } : { status: true, message, data },
  };
}

/** `{ status: true, message, data: { data } }`: what the specification calls data.data. */
export function okNested(message: string, data: unknown): Reply {
  return ok(message, { data });
}

/** `{ status: false, message }` with 200: a look-up that found nothing. */
export function notFound(message: string): Reply {
  return { status: 200, body: { status: false, message } };
}

/** Messages by field. */
export type FieldErrors = Record<string, string[]>;

/** Why this request certainly made no payment (our own extension: `code` of Failure in the OpenAPI file). */
export type RefusalCode = "duplicate" | "key-reused" | "already-made";

/**
 * Ends a call with `{ status: false, message, errors?, code? }`. Everything that the call has done in its database
 * transaction is undone.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly code: RefusalCode | undefined;

  constructor(status: number, message: string, errors?: FieldErrors, code?: RefusalCode) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.code = code;
  }
}

/** A refusal whose message belongs to one field. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal(422, message, { [field]: [message] });
}

/** The connection ends without a reply. A server destroys the socket; msw answers with a network error. */
export class DroppedConnection extends Error {
  override readonly name = "DroppedConnection";

  constructor() {
    super("The sandbox dropped the connection.");
  }
}

/** A refusal with 409: this request moved no money, for the reason in `code`. */
export function conflict(code: RefusalCode, message: string): Refusal {
  return new Refusal(409, message, undefined, code);
}

/** The reply of a refusal. */
export function refusalReply({ status, message, errors, code }: Refusal): Reply {
  return { status, body: { status: false, message, ...(errors && { errors }), ...(code && { code }) } };
}
