import type { Send } from "#provider/client.ts";

const TOTAL = /^(?:total|count)/i;

/** Empties every list in a reply and sets its totals to 0; everything else stays. */
export function emptied(send: Send): Send {
  return async (request) => {
    const { status, body } = await send(request);
    return { status, body: emptyLists(body) };
  };
}

function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === "number" && TOTAL.test(key) ? 0 : emptyLists(inner),
    ]),
  );
}
