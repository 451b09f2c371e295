import type { ScenarioRequest } from "#definition/screen.ts";

/**
 * Requests with the scenario's names for their Idempotency-Keys: one name, one key. A key that differs from the
 * expectation is shown itself, and a request that is expected without a name has none.
 */
export function withKeyNames(
  sent: readonly ScenarioRequest[],
  expected: readonly ScenarioRequest[],
): ScenarioRequest[] {
  const keys = new Map<string, string>();
  return sent.map(({ key, ...request }, index) => {
    const name = expected[index]?.key;
    if (name === undefined || key === undefined) return request;
    const isNew = !keys.has(name) && ![...keys.values()].includes(key);
    if (isNew) keys.set(name, key);
    return { ...request, key: keys.get(name) === key ? name : key };
  });
}
