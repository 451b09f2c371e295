import { record } from "fast-check";

import type { Campaign, Plan, Verdict } from "../campaign.ts";
import { tryAll } from "../try-all.ts";
import { uncertain } from "./certain.ts";
import { pageReaders } from "./page-readers.ts";
import { collectSamples } from "./samples.ts";
import { screenReaders } from "./screen-readers.ts";
import { spoilt, statuses } from "./spoil.ts";

/** The errors with which a reader may refuse a reply as a whole. */
const REFUSAL = /^The reply (?:holds no list of|does not hold) /;

/** Replies of both providers, spoilt, as pages and screens read them. */
export const replies: Campaign = {
  goal: "a reader refuses or reads; it gives no NaN; money fails or succeeds only where the reply says so",
  count: 100_000,
  run: async (plan) => {
    const samples = await collectSamples(
      plan.seed,
      pageReaders.map(([path]) => path),
    );
    const engine = screenReaders();
    const count = Math.ceil(plan.count / (engine.length + pageReaders.length));
    const verdicts = [
      ...pageReaders.map(([path, read]) =>
        named(
          path,
          tryAll(
            spoilt([samples.pages.get(path)]),
            (body) => wrongRead(() => read(body)),
            withCount(plan, count),
          ),
        ),
      ),
      ...engine.map(({ name, screen, read }) => {
        const bodies = record({ status: statuses, body: spoilt(samples.screens.get(screen)!) });
        return named(
          name,
          tryAll(bodies, (reply) => wrongAnswer(read, reply), withCount(plan, count)),
        );
      }),
    ];
    return {
      tried: verdicts.reduce((sum, { tried }) => sum + tried, 0),
      violations: verdicts.flatMap(({ violations }) => violations),
      figures: `${verdicts.length} readers`,
    };
  },
};

function withCount(plan: Plan, count: number): Plan {
  return { ...plan, count };
}

function named(name: string, { tried, violations }: Verdict): Verdict {
  return { tried, violations: violations.map((text) => `${name}: ${text.slice(-2000)}`) };
}

function wrongAnswer(
  read: ReturnType<typeof screenReaders>[number]["read"],
  reply: { readonly status: number; readonly body: unknown },
): string | undefined {
  const found = read(reply);
  const [status, body] = "row" in found ? [200, found.row] : [reply.status, reply.body];
  return (found.outcome && uncertain(found.outcome, status, body)) ?? wrongValue(found.read);
}

function wrongRead(read: () => unknown): string | undefined {
  try {
    return wrongValue(read());
  } catch (error) {
    if (error instanceof TypeError && REFUSAL.test(error.message)) return undefined;
    throw error;
  }
}

/** A number that no customer may see. */
function wrongValue(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `reads ${value}`;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const text = wrongValue(inner);
    if (text !== undefined) return `${key} ${text}`;
  }
  return "polluted" in {} ? "pollutes objects" : undefined;
}
