/** What a call answers: a status and a JSON body. */
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

/** Messages for each field. */
export type FieldErrors = Record<string, string[]>;

/** Ends a call with `{ status: false, message, errors? }`. Whatever the call had begun in a database transaction is undone. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly errors: FieldErrors | undefined;

  constructor(status: number, message: string, errors?: FieldErrors) {
    super(message);
    this.status = status;
    this.errors = errors;
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

/** The reply of a refusal. */
export function refusalReply(refusal: Refusal): Reply {
  const { status, message, errors } = refusal;
  return { status, body: errors ? { status: false, message, errors } : { status: false, message } };
}
