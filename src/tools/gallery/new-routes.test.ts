import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { Beginnings, NewText } from "#gallery/protocol-new.ts";
import { templateScreens } from "#tools/new/new-screen.ts";

import { type CopiedProject, copyProject, read, sendDrafts } from "./copied-project.ts";

let project: CopiedProject;

beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

const begin = async (wanted: object) => await project.send("POST", "new", wanted);
const biller = (title: string, from: object = { template: "bill" }) => ({ kind: "screen", title, from });
const draft = async ({ path, text }: NewText) => await sendDrafts(project, { [path]: text });

test("says from what a screen can begin, and what each asks for", async () => {
  const { templates, screens } = await read<Beginnings>(project.get("beginnings"));
  expect(templates).toContainEqual({
    id: "bill",
    title: "A bill: a customer number and an amount",
    asks: ["Wallet", "Customer Number", "Amount"],
  });
  expect(screens.map(({ id }) => id)).toContain("airtime");
});

test.each(templateScreens(".").map(({ id }) => id))(
  "a biller from the template %s is a draft without errors",
  async (template) => {
    const made = await read<NewText>(begin(biller("Kano Water", { template })));
    expect([made.path, made.id]).toEqual(["schemas/screens/payments/kano-water.json", "kano-water"]);
    expect(JSON.parse(made.text)).toMatchObject({ path: "/kano-water", title: "Kano Water" });
    const { problems } = await draft(made);
    expect(problems.filter(({ level }) => level !== "warning")).toEqual([]);
    expect(() => project.onDisk(made.path)).toThrow("ENOENT");
  },
);

test("a name is taken by a screen, and by one that is only a draft", async () => {
  const copied = await begin(biller("Airtime", { like: "data" }));
  expect([copied.status, await read(copied)]).toEqual([
    400,
    {
      message: "schemas/screens/payments/airtime.json has that id or address already. Choose another name.",
    },
  ]);
  const { drafts } = await draft(await read<NewText>(begin(biller("Kano Water"))));
  expect((await begin({ ...biller("Kano water"), drafts })).status).toBe(400);
  expect((await begin(biller("Kano water"))).status).toBe(200);
});

test("a new bank has its name and nothing else", async () => {
  const made = await read<NewText>(begin({ kind: "bank", key: "kano", name: " Kano Trust " }));
  expect(made.path).toBe("tenants/kano.json");
  expect(JSON.parse(made.text)).toEqual({
    $schema: "../schemas/meta/tenant.schema.json",
    brand: { name: "Kano Trust" },
  });
  const { problems } = await draft(made);
  expect(problems.filter(({ level }) => level !== "warning")).toEqual([]);
});

test.each([
  {},
  { kind: "screen", title: "Kano" },
  biller("!!!"),
  biller("Kano", { template: "nothing" }),
  biller("Kano", { like: "nothing" }),
  { kind: "bank", key: "www", name: "Kano" },
  { kind: "bank", key: "../x", name: "Kano" },
  { kind: "bank", key: "harbour", name: "Kano" },
  { kind: "bank", key: "kano", name: " " },
])("%j is refused with a reason", async (wanted) => {
  const answer = await begin(wanted);
  expect([answer.status, await read(answer)]).toEqual([400, { message: expect.stringMatching(/\w/) }]);
});

test("a new screen can be saved where screens are, a part where parts are, and nothing elsewhere", async () => {
  mkdirSync(join(project.root, "schemas/templates/payments"), { recursive: true });
  const save = async (path: string) =>
    (await project.send("PUT", `files?path=${path}`, { text: "{}", version: "" })).status;
  expect(await save("schemas/screens/payments/kano.json")).toBe(200);
  expect(await save("schemas/screens/payments/kano.json")).toBe(409);
  expect(await save("schemas/screens/nowhere/kano.json")).toBe(404);
  expect(await save("schemas/templates/payments/kano.json")).toBe(404);
  // A part that is gone from the disk can be written anew, so a new one can too; not in a folder that has none.
  expect(await save("schemas/parts/kano.json")).toBe(200);
  expect(await save("schemas/parts/new/kano.json")).toBe(404);
});
