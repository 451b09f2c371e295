/** Headers of a reply by their names in lower case. */
export type ReplyHeaders = Readonly<Record<string, string | undefined>>;

export type Answer = {
  readonly headers: ReplyHeaders;
  /** The page, if the reply is one. */
  readonly html?: string;
};

/** A rule gives points for what is better than usual, and takes some for what is missing. */
type Rule = { readonly name: string; readonly points: (answer: Answer, policy: Policy) => number };
type Policy = ReadonlyMap<string, readonly string[]>;

const HALF_A_YEAR = 15_768_000;
const QUIET = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** After the rules of Mozilla's Observatory, for what can be seen in one reply. */
const rules: readonly Rule[] = [
  { name: "content security policy", points: ({ headers }, policy) => policyPoints(headers, policy) },
  {
    name: "cookies",
    points: ({ headers: { "set-cookie": cookie } }) =>
      cookie === undefined || (/; *secure/i.test(cookie) && /; *httponly/i.test(cookie)) ? 0 : -20,
  },
  {
    name: "foreign origins",
    points: ({ headers }) => (headers["access-control-allow-credentials"] !== undefined ? -50 : 0),
  },
  {
    name: "strict transport security",
    points: ({ headers }) => {
      const value = headers["strict-transport-security"] ?? "";
      const [, seconds = "0"] = /max-age=(\d+)/.exec(value) ?? [];
      if (seconds === "0") return -20;
      if (Number(seconds) < HALF_A_YEAR) return -10;
      return /includeSubDomains; preload/.test(value) ? 5 : 0;
    },
  },
  {
    name: "content types",
    points: ({ headers }) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  },
  {
    name: "frames",
    points: ({ headers }, policy) => {
      if (policy.has("frame-ancestors")) return 5;
      return headers["x-frame-options"] === undefined ? -20 : 0;
    },
  },
  {
    name: "referrer",
    points: ({ headers: { "referrer-policy": value } }) => {
      if (value === undefined) return 0;
      return QUIET.includes(value) ? 5 : -5;
    },
  },
  {
    name: "resources of other sites",
    points: ({ headers }) =>
      /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  },
  {
    name: "integrity of scripts",
    points: ({ html = "" }) => {
      const scripts = html.match(/<script\b[^>]*>/g) ?? [];
      return scripts.length > 0 && scripts.every((script) => script.includes(" integrity=")) ? 5 : 0;
    },
  },
];

export type Score = {
  readonly score: number;
  /** Rules that took points. */
  readonly lost: readonly string[];
};

/** 100 points, less what is missing; what is better than usual counts only from 90 on. */
export function scoreOf(answer: Answer): Score {
  const policy = policyOf(answer.headers["content-security-policy"] ?? "");
  const given = rules.map(({ name, points }) => ({ name, points: points(answer, policy) }));
  const lost = given.filter(({ points }) => points < 0);
  const sum = (some: typeof given) => some.reduce((total, { points }) => total + points, 0);
  const least = 100 + sum(lost);
  return {
    score: Math.max(0, least < 90 ? least : 100 + sum(given)),
    lost: lost.map(({ name, points }) => `${name} ${points}`),
  };
}

function policyOf(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...values]) => [name, values]));
}

function policyPoints(headers: ReplyHeaders, policy: Policy): number {
  if (headers["content-security-policy"] === undefined) return -25;
  const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
  if (scripts.includes("'unsafe-inline'") || scripts.some((source) => /^(?:\*|https?:|data:)$/.test(source)))
    return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  return policy.get("default-src")?.includes("'none'") ? 10 : 5;
}
