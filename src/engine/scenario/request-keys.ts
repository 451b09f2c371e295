import type { ScenarioRequest } from "#definition/screen.ts";

/**
 * Requests with the names that a scenario gives their Idempotency-Keys, where they keep to them: one name, one key. What
 * was expected and is not so has the key itself, and a request that is expected without a name has none.
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
