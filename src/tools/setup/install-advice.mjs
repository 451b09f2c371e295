/** Patterns in npm's error output, and what to do. The first match counts. */
const causes = /** @type {const} */ ([
  [/spawn npm ENOENT/, "npm was not found. Install Node from https://nodejs.org, npm comes with it."],
  [/ENOSPC|no space left/i, "The disk is full: free about 500 MB, then run the command again."],
  [/EDQUOT/, "Your disk quota is used up: free about 500 MB, then run the command again."],
  [/EROFS|EACCES|EPERM/, "The project's folder cannot be written: change its owner or its permissions."],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/,
    "npm cannot reach its registry: check the network, the proxy and `npm config get registry`.",
  ],
  [/E401|E403/, "The registry refused access: check `npm config get registry` and the sign-in to it."],
  [
    /E404|ETARGET/,
    "The registry does not have a package of package-lock.json: check `npm config get registry`.",
  ],
  [/CERT_|certificate/i, "The registry's certificate is not trusted: set `npm config set cafile <file>`."],
  [/EINTEGRITY/, "A package arrived damaged: run `npm cache clean --force`, then the command again."],
  [
    /EUSAGE|npm ci.*can only install/s,
    "package-lock.json does not fit package.json: run `npm install` once.",
  ],
  [/EBADENGINE/, "This Node is not supported: install a current one from https://nodejs.org."],
]);

/** One line of advice after a failed `npm ci`. @param {string} output what npm wrote to stderr */
export function installAdvice(output) {
  const cause = causes.find(([sign]) => sign.test(output));
  return `The packages could not be installed. ${cause ? cause[1] : "npm says why above; `npm ci` tries again."}`;
}
