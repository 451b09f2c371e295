import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import type { NotWritten, Review, ReviewRequest, Written, WriteRequest } from "#gallery/protocol-review.ts";
import type { Catalogue, GalleryFile } from "#gallery/protocol.ts";

import { copyProject, type CopiedProject, read } from "./copied-project.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";
const DEFAULTS = "tenants/default.json";
const FRENCH = "schemas/languages/fr.json";
const PIN = "schemas/parts/pin.json";

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
});
afterEach(() => {
  for (const folder of ["schemas", "tenants"]) {
    cpSync(folder, join(project.root, folder), { recursive: true });
  }
});
afterAll(() => project.remove());

type Edit = readonly [path: string, from: string, to: string];

/** The files with edits, as the editor has them. */
async function edited(...edits: readonly Edit[]): Promise<ReviewRequest> {
  const files = await Promise.all(
    edits.map(async ([path, from, to]) => {
      const { text, version } = await read<GalleryFile>(project.get(`files?path=${path}`));
      expect(text).toContain(from);
      return [path, { text: text.replace(from, to), version }] as const;
    }),
  );
  return { files: Object.fromEntries(files) };
}

const review = (request: ReviewRequest) => read<Review>(project.send("POST", "review", request));
const write = (request: ReviewRequest, more: Partial<WriteRequest> = {}) =>
  project.send("POST", "write", { ...request, confirmed: [], errors: 0, ...more });

const AMOUNT: Edit = [DEFAULTS, '"airtime": 50,', '"airtime": 40,'];
const TITLE: Edit = [AIRTIME, '"title": "Airtime Subscription"', '"title": "Phone"'];

describe("a review", () => {
  test("tells in words what changes for customers, money first, and writes nothing", async () => {
    const { changes, files, problems, checkout, drafts } = await review(await edited(TITLE, AMOUNT));
    expect(changes).toEqual([
      expect.objectContaining({
        names: ["default"],
        files: [DEFAULTS],
        what: "limits, smallest amounts, airtime",
        before: "50",
        now: "40",
        touches: "amount",
      }),
      expect.objectContaining({ names: ["airtime"], files: [AIRTIME], what: "its title", now: '"Phone"' }),
    ]);
    expect(files.map(({ path }) => path)).toEqual([AIRTIME, DEFAULTS]);
    expect(problems.filter(({ level }) => !level)).toEqual([]);
    expect(checkout).toBeUndefined();
    expect(project.onDisk(AIRTIME)).toContain("Airtime Subscription");
    const { screens } = await read<Catalogue>(project.get(`catalogue?drafts=${drafts}`));
    expect(screens.find(({ id }) => id === "airtime")?.title).toBe("Phone");
  });

  test("tells the amounts of a screen as customers of the bank that is looked at read them", async () => {
    const request = await edited(
      [AIRTIME, '"title": "Amount"', '"title": "Amount", "minimum": 20000'],
      ["tenants/harbour.json", '"locale": "en-NG"', '"locale": "en-NG", "currency": "GHS"'],
    );
    const { files } = request;
    expect(least(await review({ files }))).toBe("20000 (₦200.00)");
    expect(least(await review({ files, tenant: "harbour" }))).toMatch(/^20000 \(GH.*200\.00\)$/);
    expect(least(await review({ files, tenant: "sahel" }))).toMatch(/^20000 \(20\s000\sF\sCFA\)$/);
  });

  test("tells a change of a part once, with all screens that it changes", async () => {
    const { changes } = await review(await edited([PIN, '"maxLength": 4', '"maxLength": 6']));
    const [longest] = changes.filter(({ what }) => what.endsWith("the most characters"));
    expect(longest).toMatchObject({ files: [PIN], touches: "PIN" });
    expect(longest!.names.length).toBeGreaterThan(3);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  test("tells each text of a language that changes", async () => {
    const { changes } = await review(
      await edited([FRENCH, '"Change Password": "Changer de mot de passe"', '"Change Password": "Autre"']),
    );
    expect(changes).toEqual([
      expect.objectContaining({
        names: ["fr"],
        files: [FRENCH],
        what: 'the translation of "Change Password"',
        before: '"Changer de mot de passe"',
        now: '"Autre"',
      }),
    ]);
  });

  test("says nothing of a change that customers do not notice", async () => {
    const { changes } = await review(await edited([AIRTIME, '"name": "too little"', '"name": "too few"']));
    expect(changes).toEqual([]);
  });

  test("tells each setting of a bank's first file by itself", async () => {
    const text = '{ "quickAmounts": { "airtime": [100] }, "theme": { "brand": "#8a1c7c" } }';
    const { changes } = await review({ files: { "tenants/water.json": { text, version: "" } } });
    expect(changes.map(({ what, touches }) => [what, touches])).toEqual([
      ["quick amounts, airtime", "amount"],
      ["theme, brand colour", undefined],
    ]);
  });

  test("does not compare what is no JSON, and says so", async () => {
    const { files, changes, problems } = await review(await edited([AIRTIME, '"steps": [', '"steps": [{']));
    expect(files).toEqual([{ path: AIRTIME, isNew: false, isUnreadable: true }]);
    expect(changes).toEqual([]);
    expect(problems).toContainEqual(expect.objectContaining({ file: AIRTIME, rule: "json" }));
  });

  test("compares with nothing where the file on the disk is no JSON: a broken file hides no change", async () => {
    const request = await edited([AIRTIME, '"as": "naira"', '"as": "kobo"']);
    writeFileSync(join(project.root, AIRTIME), request.files[AIRTIME]!.text.slice(0, -4));
    const { changes, files } = await review(request);
    expect(changes).toEqual([expect.objectContaining({ what: "the whole", touches: "endpoint" })]);
    expect(files[0]!.conflict?.path).toBe(AIRTIME);
  });

  test.each([
    ["no JSON", "{"],
    ["no file", { files: {} }],
    ["a foreign path", { files: { "package.json": { text: "", version: "" } } }],
  ])("of %s is refused", async (_, body) => {
    expect((await project.send("POST", "review", body)).status).toBe(400);
    expect((await project.send("POST", "write", body)).status).toBe(400);
  });

  test("is for pages of this machine alone", async () => {
    const body = await edited(TITLE);
    const foreign = await project.send("POST", "write", body, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});

describe("writing", () => {
  test("needs each change that touches money to be confirmed as it is now", async () => {
    const request = await edited(TITLE, AMOUNT);
    const refused = await write(request);
    expect(refused.status).toBe(409);
    const { message, review: now } = await read<NotWritten>(refused);
    expect(message).toBe("Not confirmed yet: 1 of the changes that touch money.");
    expect(project.onDisk(AIRTIME)).toContain("Airtime Subscription");

    const confirmed = now.changes.filter(({ touches }) => touches).map(({ id }) => id);
    const [path, from] = AMOUNT;
    const other = await edited(TITLE, [path, from, '"airtime": 4,']);
    expect((await write(other, { confirmed })).status).toBe(409);

    const done = await write(request, { confirmed });
    expect(done.status).toBe(200);
    const { files, commit, failure } = await read<Written>(done);
    expect(files.map((file) => project.onDisk(file.path) === file.text)).toEqual([true, true]);
    expect([commit, failure]).toEqual([undefined, undefined]);
    expect(project.onDisk(DEFAULTS)).toContain('"airtime": 40,');
  });

  test("by a plain save is refused where money is touched, and only there", async () => {
    const { files } = await edited(TITLE, AMOUNT);
    const save = (path: string) => project.send("PUT", `files?path=${path}`, files[path]);
    expect((await save(DEFAULTS)).status).toBe(428);
    expect(project.onDisk(DEFAULTS)).toContain('"airtime": 50,');
    expect((await save(AIRTIME)).status).toBe(200);
  });

  test("writes nothing when somebody else has changed one of the files", async () => {
    const request = await edited(TITLE, [PIN, "{", "{ "]);
    writeFileSync(join(project.root, PIN), `${project.onDisk(PIN)}\n`);
    const late = await write(request);
    expect(late.status).toBe(409);
    const { review: now } = await read<NotWritten>(late);
    expect(now.files.find(({ path }) => path === PIN)?.conflict?.text).toBe(project.onDisk(PIN));
    expect(project.onDisk(AIRTIME)).toContain("Airtime Subscription");
  });

  test("writes nothing to a file that is gone, nor to one in a folder that never was", async () => {
    const request = await edited(TITLE);
    rmSync(join(project.root, AIRTIME));
    expect((await write(request)).status).toBe(409);
    const files = { "schemas/parts/new/part.json": { text: "{}", version: "" } };
    expect((await write({ files })).status).toBe(404);
  });

  test("needs a word about errors, which it tells again afterwards", async () => {
    const request = await edited([AIRTIME, '"version": 1', '"version": 7']);
    const { problems } = await review(request);
    const errors = problems.filter(({ level }) => !level).length;
    expect(errors).toBeGreaterThan(0);
    expect((await write(request, { errors: errors - 1 })).status).toBe(409);
    const written = await read<Written>(write(request, { errors }));
    expect(written.problems.filter(({ level }) => !level)).toHaveLength(errors);
  });

  test("cannot make a commit where there is no checkout, and then writes nothing", async () => {
    const refused = await write(await edited(TITLE), { commit: { branch: "b", message: "m" } });
    expect(refused.status).toBe(422);
    expect(await read(refused)).toEqual({ message: "This project is no git checkout." });
    expect(project.onDisk(AIRTIME)).toContain("Airtime Subscription");
  });
});

/** What the review tells of a field's smallest value. */
function least({ changes }: Review): string | undefined {
  return changes.find(({ what }) => what.endsWith("the smallest value"))?.now;
}
