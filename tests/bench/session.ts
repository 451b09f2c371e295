/** The customer whose form is measured, one of the sandbox's (see behaviour.md), with the first wallet. */
export const customer = {
  username: "ada",
  password: "Password1!",
  pin: "1234",
  wallet: "2010000017",
} as const;

/** Session storage of a signed-in customer, as the specification names it (1 §3). */
export type StoredSession = { readonly token: string; readonly user: string };

/** Signs in at the sandbox. Throws when it refuses. */
export async function createSession(origin: string): Promise<StoredSession> {
  const reply = await fetch(new URL("/api/v1/login", origin), {
    method: "POST",
    headers: { "Content-Type": "application/json", AppID: "demo-application" },
    body: JSON.stringify({ username: customer.username, password: customer.password }),
  });
  if (!reply.ok)
    throw new Error(`The sandbox refused the sign-in with ${reply.status}: ${await reply.text()}`);
  const { data } = (await reply.json()) as { data: { token: string; profile: unknown } };
  return { token: JSON.stringify(data.token), user: JSON.stringify(data.profile) };
}
