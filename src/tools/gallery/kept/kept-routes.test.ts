import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { KeptDraft, KeptList, KeptSummary } from "#gallery/protocol-drafts.ts";
import { type CopiedProject, copyProject, read } from "#tools/gallery/copied-project.ts";

import { createKeptStore, KEPT_FOLDER } from "./kept-store.ts";

const PATH = "tenants/harbour.json";
const FILES = { [PATH]: { text: "{}", version: "1a2b" } };
let project: CopiedProject;

beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

const keep = async (name: string, files: object = FILES) =>
  await project.send("POST", "kept", { name, files });
const kept = async (name: string) => await read<KeptDraft>(keep(name));
const list = async () => (await read<KeptList>(project.get("kept"))).drafts;

describe("keeping", () => {
  test("a draft is a file that outlasts the server, and is listed with its paths", async () => {
    const draft = await kept("  New tariff   for DStv ");
    expect(draft).toMatchObject({ name: "New tariff for DStv", files: FILES });
    expect(await list()).toMatchObject([{ id: draft.id, name: "New tariff for DStv", paths: [PATH] }]);
    expect(createKeptStore(project.root).read(draft.id)).toEqual(draft);
    expect(await read(project.get(`kept/${draft.id}`))).toEqual(draft);
  });

  test("the one that was kept last comes first", () => {
    let now = 0;
    const store = createKeptStore(project.root, () => now++);
    store.keep("One", FILES);
    store.keep("Two", FILES);
    expect(store.list().map(({ name }) => name)).toEqual(["Two", "One"]);
  });

  test.each(["", "  ", "../tenants/harbour", "a\\b", "line\u0000feed", "turned \u202e over", "x".repeat(61)])(
    "%j is no name",
    async (name) => {
      const answer = await keep(name);
      expect([answer.status, await list()]).toEqual([400, []]);
      expect(existsSync(join(project.root, KEPT_FOLDER))).toBe(false);
    },
  );

  test.each([
    ["no files", undefined],
    ["a path outside of the project", { "../x.json": { text: "", version: "" } }],
    ["a text without a version", { [PATH]: { text: "{}" } }],
  ])("%s is refused", async (_, files) => {
    expect((await project.send("POST", "kept", { name: "Draft", files })).status).toBe(400);
  });

  test("a name is taken once, however it is written; who comes second is told, and nothing is lost", async () => {
    const first = await kept("New tariff");
    const second = await keep("NEW TARIFF", { [PATH]: { text: "[]", version: "" } });
    expect([second.status, (await read<KeptSummary>(second)).id]).toEqual([409, first.id]);
    expect(await read(project.get(`kept/${first.id}`))).toEqual(first);
  });

  test("keeps again what nobody else has kept since", async () => {
    const { id, version } = await kept("Draft");
    const files = { [PATH]: { text: '{ "a": 1 }', version: "1a2b" } };
    const again = await read<KeptDraft>(project.send("PUT", `kept/${id}`, { version, files }));
    expect(again).toMatchObject({ id, name: "Draft", files });
    const late = await project.send("PUT", `kept/${id}`, { version, files: FILES });
    expect([late.status, (await read<KeptSummary>(late)).version]).toEqual([409, again.version]);
  });

  test("a new name keeps the files; another draft's is refused", async () => {
    const { id, version } = await kept("Draft");
    const other = await kept("Other");
    const renamed = await read<KeptDraft>(project.send("PUT", `kept/${id}`, { version, name: "draft two" }));
    expect(renamed).toMatchObject({ id, name: "draft two", files: FILES });
    const taken = await project.send("PUT", `kept/${id}`, { version: renamed.version, name: "other" });
    expect([taken.status, (await read<KeptSummary>(taken)).id]).toEqual([409, other.id]);
  });

  test("a removed draft is gone", async () => {
    const { id } = await kept("Draft");
    expect((await project.send("DELETE", `kept/${id}`, {})).status).toBe(200);
    for (const answer of [
      await project.get(`kept/${id}`),
      await project.send("DELETE", `kept/${id}`, {}),
      await project.send("PUT", `kept/${id}`, { version: "" }),
    ])
      expect(answer.status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("an id leads to no other file, and a spoiled file is left alone", async () => {
    await kept("Draft");
    writeFileSync(join(project.root, KEPT_FOLDER, "0123456789abcdef.json"), "{ half");
    expect(await list()).toHaveLength(1);
    expect((await project.get("kept/..%2Ftenants%2Fharbour")).status).toBe(404);
    expect(readdirSync(join(project.root, KEPT_FOLDER))).toContain("0123456789abcdef.json");
  });
});

test("without guests there is no link, and the command that has them is named", async () => {
  const { id } = await kept("Draft");
  expect(await read(project.get("kept"))).toMatchObject({ shareCommand: "npm start -- --share" });
  const answer = await project.send("POST", `kept/${id}/share`, { tenant: "harbour" });
  expect([answer.status, await read(answer)]).toEqual([
    400,
    { message: "Guests are served by npm start -- --share." },
  ]);
});

test("only pages of this machine keep drafts", async () => {
  const outside = { Host: "bank.example" };
  expect((await project.get("kept", outside)).status).toBe(403);
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  expect((await project.send("POST", "kept", { name: "Draft", files: FILES }, foreign)).status).toBe(403);
  expect((await project.send("DELETE", "kept/1", {}, foreign)).status).toBe(403);
});
