import { readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Catalogue, GalleryFile, SavedFile } from "#gallery/protocol.ts";

import { copyProject, type CopiedProject, read } from "./copied-project.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const add = (path: string) => project.send("PUT", `files?path=${path}`, { text: "{}", version: "" });

describe("files", () => {
  test("are read and saved, and not overwritten when somebody else was faster", async () => {
    const path = "tenants/sahel.json";
    const { text, version } = await read<GalleryFile>(project.get(`files?path=${path}`));
    expect(text).toBe(project.onDisk(path));
    const saved = await project.send("PUT", `files?path=${path}`, { text: `${text}\n`, version });
    expect(saved.status).toBe(200);
    expect(project.onDisk(path)).toBe(`${text}\n`);
    const late = await project.send("PUT", `files?path=${path}`, { text: "{}", version });
    expect(late.status).toBe(409);
    const { problems: _problems, ...now } = await read<SavedFile>(saved);
    expect(await read(late)).toEqual(now);
    expect(project.onDisk(path)).toBe(`${text}\n`);
    expect(readdirSync(join(project.root, "tenants")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test.each([
    "",
    "package.json",
    "schemas/meta/screen.schema.json",
    "schemas/screens/none.json",
    "tenants/../schemas/meta/screen.schema.json",
    "tenants/%2e%2e/package.json",
    "/etc/passwd",
    "tenants/sahel.json%00",
    "tenants",
  ])("%s is none", async (path) => {
    for (const name of [path, encodeURIComponent(path)]) {
      expect((await project.get(`files?path=${name}`)).status).toBe(404);
      expect((await project.send("PUT", `files?path=${name}`, { text: "{}", version: "" })).status).toBe(404);
    }
  });

  test("can be a tenant's first file, but none in another folder or under another name", async () => {
    expect((await add("tenants/water-bank.json")).status).toBe(200);
    expect(project.onDisk("tenants/water-bank.json")).toBe("{}");
    expect((await add("tenants/water-bank.json")).status).toBe(409);
    rmSync(join(project.root, "tenants/water-bank.json"));
    for (const path of [
      "tenants/WWW.json",
      "tenants/www.json",
      "tenants/new/bank.json",
      "schemas/parts/new/part.json",
      "schemas/languages/new.txt",
      "schemas/meta/new.json",
    ]) {
      expect((await add(path)).status).toBe(404);
    }
  });

  test.each([
    "tenants/sahel.json",
    "schemas/screens/account/change-pin.json",
    "schemas/parts/profile.json",
    "schemas/languages/fr.json",
  ])("%s, gone from the disk, is in conflict, and can be written anew", async (path) => {
    const { text, version } = await read<GalleryFile>(project.get(`files?path=${path}`));
    rmSync(join(project.root, path));
    const late = await project.send("PUT", `files?path=${path}`, { text, version });
    expect(late.status).toBe(409);
    expect(await read(late)).toEqual({ path, text: "", version: "" });
    expect((await add(path)).status).toBe(200);
    expect(project.onDisk(path)).toBe("{}");
    writeFileSync(join(project.root, path), text);
  });

  test("a symbolic link is not one, wherever it leads", async () => {
    writeFileSync(join(project.root, "outside.json"), "{}");
    symlinkSync(join(project.root, "outside.json"), join(project.root, "tenants/linked.json"));
    expect((await project.get("files?path=tenants/linked.json")).status).toBe(404);
    rmSync(join(project.root, "tenants/linked.json"));
  });

  test.each([
    ["no JSON", "{"],
    ["no version", { text: "{}" }],
    ["no text", { version: "x" }],
  ])("are not saved with %s", async (_, body) => {
    const response = await project.send("PUT", `files?path=${AIRTIME}`, body);
    expect(response.status).toBe(400);
    expect(await read(response)).toEqual({ message: "A file is saved by its text and the version it had." });
  });

  test("say which errors were saved, and the screen is known as it was before", async () => {
    const { text, version } = await read<GalleryFile>(project.get(`files?path=${AIRTIME}`));
    await project.get("catalogue");
    const good = await (await project.get("modules/airtime.js")).text();
    const broken = text.replace('"title"', '"titel"');
    const saved = await read<SavedFile>(
      project.send("PUT", `files?path=${AIRTIME}`, { text: broken, version }),
    );
    expect(saved.problems).toContainEqual(expect.objectContaining({ file: AIRTIME, nearest: "title" }));
    const { screens } = await read<Catalogue>(project.get("catalogue"));
    const { lastGood } = screens.find(({ id }) => id === "airtime")!;
    const before = await read<Catalogue>(project.get(`catalogue?drafts=${lastGood}`));
    expect(before.screens.find(({ id }) => id === "airtime")?.module).toContain(`drafts=${lastGood}`);
    const late = await project.get("modules/airtime.js");
    expect(late.status).toBe(200);
    expect(await late.text()).toBe(good);
    const mended = await project.send("PUT", `files?path=${AIRTIME}`, { text, version: saved.version });
    expect((await read<SavedFile>(mended)).problems.filter(({ level }) => !level)).toEqual([]);
  });

  test("are not saved with more than a megabyte", async () => {
    const text = "x".repeat(1024 * 1024);
    expect((await project.send("PUT", `files?path=${AIRTIME}`, { text, version: "" })).status).toBe(413);
  });
});

test("the gallery's own pages are told a refusal in an answer that browsers do not report", async () => {
  const call = "files?path=tenants/none.json";
  const plain = await project.get(call);
  const told = await project.get(call, { "Gallery-Tell-Refusals": "1" });
  expect([plain.status, plain.headers.get("Gallery-Status")]).toEqual([404, null]);
  expect([told.status, told.headers.get("Gallery-Status")]).toEqual([200, "404"]);
  expect(told.headers.get("Content-Type")).toContain("application/json");
  expect(await read(told)).toEqual(await read(plain));
  const found = await project.get("files?path=tenants/harbour.json", { "Gallery-Tell-Refusals": "1" });
  expect([found.status, found.headers.get("Gallery-Status")]).toEqual([200, null]);
});

describe("others", () => {
  test.each(["evil.example", "evil.example:5173", "127.0.0.1.evil.example", "localhost.evil.example"])(
    "get nothing under the name %s",
    async (Host) => {
      expect((await project.get("catalogue", { Host })).status).toBe(403);
    },
  );

  test.each(["localhost:5173", "127.0.0.1:5173", "harbour.localhost:5173"])(
    "may ask under %s",
    async (Host) => {
      expect((await project.get("tenant?key=harbour", { Host })).status).toBe(200);
    },
  );

  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost:1234" }, 403],
    [{ "Content-Type": "text/plain" }, 415],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" }, 200],
  ])("send %o and are answered %i", async (headers, status) => {
    const { text, version } = await read<GalleryFile>(project.get("files?path=tenants/palmgrove.json"));
    const response = await project.send(
      "PUT",
      "files?path=tenants/palmgrove.json",
      { text, version },
      headers,
    );
    expect(response.status).toBe(status);
  });

  test("are told of a call that there is not", async () => {
    expect((await project.get("secrets")).status).toBe(404);
  });
});
