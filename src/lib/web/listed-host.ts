/**
 * Whether an address is on a page of one of these hosts, over https. `*.bank.example` stands for every host below
 * `bank.example`, and not for itself.
 */
export function isOnListedHost(address: string, hosts: readonly string[]): boolean {
  const url = urlOf(address);
  if (!url) return false;
  const { protocol, host, username, password } = url;
  if (protocol !== "https:" || username !== "" || password !== "") return false;
  return hosts.some((one) =>
    // The star is one character at least: `.bank.example` is on no list.
    one.startsWith("*.") ? host.length >= one.length && host.endsWith(one.slice(1)) : host === one,
  );
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
