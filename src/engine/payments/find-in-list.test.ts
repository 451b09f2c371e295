import { expect, test } from "vitest";

import { benchEnvironment, lost, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";

import { askAgain } from "./requery.ts";

const SENT = Date.parse("2026-11-20T10:00:00Z");
const [EARLY, LATE] = [SENT + 59_000, SENT + 60_000];

const listed = (find: object = {}) =>
  screenOf({
    steps: [
      {
        name: "pay",
        call: "POST pay",
        money: true,
        amount: 100,
        outcomes: { succeeded: { $statusCode: { const: 200 } }, failed: { $statusCode: { const: 422 } } },
        requery: {
          call: "GET payments",
          find: {
            in: "$response.body#/list",
            where: "$item#/name",
            is: "$intent.reference",
            amount: "$item#/kobo",
            time: "$item#/at",
            absent: { "$intent.age": { type: "number", minimum: 60_000 } },
            ...find,
          },
          outcomes: { succeeded: { "$item#/state": { const: "done" } } },
        },
      },
    ],
  });
const plain = listed();
const paged = listed({ page: "page" });
const named = listed({ is: ["$intent.providerReference", "$intent.reference"] });

const entry: JournalEntry = {
  key: "k-1",
  reference: "20261120-7KQ4M2ZX",
  startedAt: "2026-11-20T10:00:00Z",
  screen: "test-screen",
  title: "Test",
  kobo: 100,
  fingerprint: "f",
  outcome: "pending",
  sentAt: SENT,
};
const ours = { name: entry.reference, kobo: 100, at: "2026-11-20T10:00:01Z", state: "done" };
const other = (day: string) => ({ ...ours, name: `T-${day}`, at: `${day}T10:00:00Z` });
const [before, since] = [other("2026-11-01"), other("2026-11-20")];

type About = { readonly screen?: typeof plain; readonly at?: number; readonly status?: number };

/** What the app learns when the provider answers with one of these after the other. */
async function learn(bodies: readonly unknown[], { screen = plain, at = LATE, status = 200 }: About = {}) {
  const provider = scriptedProvider();
  provider.on(
    "GET payments",
    ...bodies.map((body) => (body === undefined ? lost() : { ...reply(body, status), at })),
  );
  return (await askAgain(screen, entry, benchEnvironment({ provider }).environment)).outcome;
}

test("a payment that is not in the list has failed, but only after the deadline", async () => {
  expect(await learn([{ list: [] }])).toBe("failed");
  expect(await learn([{ list: [] }], { at: EARLY })).toBe("pending");
  expect(await learn([{ list: [since, before] }])).toBe("failed");
  expect(await learn([{ list: [since, before] }], { at: EARLY })).toBe("pending");
  expect(await learn([{ list: [since, ours, before] }])).toBe("succeeded");
});

test.each([
  ["does not reach back to the payment", { list: [since] }],
  ["begins with the oldest, and may have been cut", { list: [before, other("2026-11-02")] }],
  ["has a row that names it, with another amount", { list: [{ ...ours, kobo: 50 }, before] }],
  ["has it twice", { list: [ours, { ...ours, state: "void" }, before] }],
  ["is none", { list: null }],
  ["is missing", {}],
])("a list proves nothing that %s", async (_, body) => {
  expect(await learn([body])).toBe("pending");
});

test("an error proves nothing, whatever its body has", async () => {
  expect(await learn([{ list: [] }], { status: 500 })).toBe("pending");
  expect(await learn([{ list: [since, before] }], { status: 404 })).toBe("pending");
});

test("pages must have been read to their end", async () => {
  expect(await learn([{ list: [since] }, { list: [] }], { screen: paged })).toBe("failed");
  expect(await learn([{ list: [since] }, { list: [before] }], { screen: paged })).toBe("failed");
  expect(await learn([{ list: [since] }, { list: [since] }], { screen: paged })).toBe("pending");
  expect(await learn([{ list: [since] }, undefined], { screen: paged })).toBe("pending");
  const pages = Array.from({ length: 30 }, (_, page) => ({ list: [{ ...since, name: `T-${page}` }] }));
  expect(await learn(pages, { screen: paged })).toBe("pending");
});

test("a payment of which one name is not known may be listed under that", async () => {
  expect(await learn([{ list: [] }], { screen: named })).toBe("pending");
});
