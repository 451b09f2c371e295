import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt's cost. Real customers need 2^14 or more; the demo uses less so that tests are fast. */
const COST = 2 ** 10;
const KEY_BYTES = 32;

/** The stored hash of a password, PIN or one-time code: cost, salt and key. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, COST);
  return `scrypt$${COST}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether a secret matches a hash; takes the same time for every secret. */
export async function matchesSecret(secret: string, hash: string): Promise<boolean> {
  const [, cost = "", salt = "", kept = ""] = hash.split("$");
  const expected = Buffer.from(kept, "base64url");
  const key = await derive(secret, Buffer.from(salt, "base64url"), Number(cost));
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/** A sign-in token: opaque and random. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token. A token is random already, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token of an Authorization header; "" when there is none. */
export function tokenIn(authorization: string): string {
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? "";
}

function derive(secret: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
