import { securityHeaders } from "#tools/server/headers.ts";
import type { HeaderSettings } from "#tools/server/settings.ts";

import { evaluate } from "./evaluate.ts";
import { scoreOf } from "./score.ts";
import type { Served, Way } from "./ways.ts";

type Verdict = {
  readonly row: readonly string[];
  readonly violations: readonly string[];
  readonly remarks: readonly string[];
};

/** A table of all ways of serving, and what is wrong: a header that differs, lost points, a grave finding in a policy. */
export function report(
  ways: readonly Way[],
  settings: HeaderSettings,
): { table: string; violations: readonly string[] } {
  const verdicts = ways.map((way) => judge(way, settings));
  const remarks = [...new Set(verdicts.flatMap((verdict) => verdict.remarks))];
  const rows = [
    [
      "served by",
      "replies",
      "score of pages",
      "of other replies",
      "other headers than the list",
      "csp_evaluator",
    ],
    ["---", "---", "---", "---", "---", "---"],
    ...verdicts.map(({ row }) => row),
  ];
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  return {
    table: [...lines, "", ...remarks.map((remark) => `csp_evaluator remarks: ${remark}`)].join("\n"),
    violations: verdicts.flatMap(({ violations }) => violations),
  };
}

function judge({ name, replies }: Way, settings: HeaderSettings): Verdict {
  const differing = replies.flatMap((reply) =>
    differencesIn(reply, settings).map((one) => `${reply.path}: ${one}`),
  );
  const lost = replies.flatMap((reply) => scoreOf(reply).lost.map((one) => `${reply.path}: ${one}`));
  const policies = [...new Set(replies.map(({ headers }) => headers["content-security-policy"] ?? ""))].map(
    evaluate,
  );
  const grave = policies.flatMap((one) => one.grave);
  const remarks = policies.flatMap((one) => one.remarks);
  const pages = replies.filter(({ html }) => html !== undefined);
  const others = replies.filter(({ html }) => html === undefined);
  return {
    row: [
      name,
      String(replies.length),
      lowest(pages),
      lowest(others),
      String(differing.length),
      `${grave.length} grave, ${remarks.length} remarks`,
    ],
    violations: [...differing, ...lost, ...grave].map((text) => `${name}: ${text}`),
    remarks,
  };
}

/** The APIs know nothing of the app's settings: their policy may be narrower. */
function differencesIn({ path, headers }: Served, settings: HeaderSettings): readonly string[] {
  return Object.entries(securityHeaders(settings))
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .filter(([name]) => !(name === "Content-Security-Policy" && /^\/(?:api|platform|vas)\//.test(path)))
    .map(([name]) => `${name} is ${headers[name.toLowerCase()] ?? "missing"}`);
}

function lowest(replies: readonly Served[]): string {
  return String(Math.min(...replies.map((reply) => scoreOf(reply).score)));
}
