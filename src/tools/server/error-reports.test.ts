import { createServer } from "node:http";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { errorReports } from "./error-reports.ts";
import { closeServer, portOf } from "./listen.ts";

const lines: string[] = [];
const server = createServer(errorReports((line) => lines.push(line)));

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => closeServer(server));
afterEach(() => void lines.splice(0));

async function post(body: string): Promise<number> {
  return (await fetch(`http://127.0.0.1:${portOf(server)}/`, { method: "POST", body })).status;
}

const end = { route: "/loan/:id", version: "v1.0.0", engine: "Chrome 150" };
const error = { kind: "error", what: "TypeError", at: "assets/index-1a2b.js:3:456", ...end };

test("a line counts what came since the start, and says the last one", async () => {
  expect(await post(JSON.stringify([error, error]))).toBe(204);
  await post(JSON.stringify([{ kind: "vital", what: "CLS", value: 0.15, ...end }]));
  expect(lines).toEqual([
    "reports: error 2; last: error TypeError assets/index-1a2b.js:3:456 /loan/:id v1.0.0 Chrome 150",
    "reports: error 2, vital 1; last: vital CLS 0.15 /loan/:id v1.0.0 Chrome 150",
  ]);
});

test.each([
  "",
  "{",
  "7",
  "[null, [], 7]",
  JSON.stringify([{ ...error, kind: "other" }]),
  JSON.stringify([{ ...error, what: "\u001b[2J" }]),
  JSON.stringify([{ ...error, what: "x".repeat(200) }]),
  JSON.stringify(Array.from({ length: 500 }, () => error)),
])("what is no report says nothing: %.30s", async (body) => {
  expect(await post(body)).toBe(204);
  expect(lines).toEqual([]);
});
