const SECRET_KEY = /pin$|^pin|password|otp|cvv|token|secret/i;
const HIDDEN = "[secret]";

/** A copy of a request body in which every PIN, password, OTP, CVV, token and file is replaced. */
export function redact(value: unknown): unknown {
  if (typeof value === "string" && value.startsWith("data:")) return "[file]";
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) ? HIDDEN : redact(inner)]),
  );
}

/** A path without the identity number that `verify/{id_type}/{id_value}` carries. */
export function redactPath(path: string): string {
  return path.replace(/(\/verify\/(?:nin|bvn|passport-number)\/)[^/?]+/, `$1${HIDDEN}`);
}

/** Whether the value of a key must not be in any log or hash. */
export function isSecret(key: string): boolean {
  return SECRET_KEY.test(key) || key === "id_value";
}
