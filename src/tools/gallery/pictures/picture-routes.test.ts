import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import type { PictureWish, TakenPicture } from "#gallery/protocol-pictures.ts";
import { createGalleryApi } from "#tools/gallery/api.ts";

import { createViewer, type Taken, type Viewer } from "./viewer.ts";

const WISH = {
  subject: "airtime",
  state: "sandbox",
  tenant: "harbour",
  scheme: "light",
  width: 360,
  scale: 1,
} as const;
const noBrowser = createViewer(async () => undefined);

let root: string;
let taken: string[];
/** A browser that takes the name of a view for its picture. */
const camera: Viewer = {
  isThere: async () => true,
  take: (wishes) =>
    wishes.map(async ({ subject, state }): Promise<Taken> => {
      if (state === "never") throw new Error("The view never comes to rest.");
      taken.push(`${subject} ${state}`);
      return { jpeg: Buffer.from(`${subject} ${state}`), verdict: state === "sandbox" ? "shown" : "failed" };
    }),
  close: async () => {},
};

beforeEach(() => {
  taken = [];
  root = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (call: string) => `http://localhost:5173/__gallery/api/${call}`;
const post = (views: unknown, viewer = camera) =>
  createGalleryApi({ root, viewer }).request(at("pictures"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ views }),
  });
const wish = async (...views: readonly PictureWish[]): Promise<TakenPicture[]> => {
  const lines = (await (await post(views)).text()).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as TakenPicture).toSorted((a, b) => a.index - b.index);
};
const edit = (path: string, from: string, to: string) =>
  writeFileSync(join(root, path), readFileSync(join(root, path), "utf8").replace(from, to));

test("a picture is taken once, until something changes that is seen in it", async () => {
  const [first] = await wish(WISH);
  expect(first).toEqual({
    index: 0,
    verdict: "shown",
    picture: expect.stringMatching(/^[0-9a-f]{16}-shown\.jpg$/),
  });
  const picture = await createGalleryApi({ root, viewer: camera }).request(at(`pictures/${first!.picture}`));
  expect(await picture.text()).toBe("airtime sandbox");
  expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  expect(await wish(WISH)).toEqual([first]);
  edit("schemas/screens/payments/data.json", '"version": 1', '"version":  1');
  edit("tenants/palmgrove.json", '"radius": 22', '"radius": 21');
  expect(await wish(WISH)).toEqual([first]);
  edit("tenants/harbour.json", '"radius": 3', '"radius": 4');
  expect(await wish(WISH)).not.toEqual([first]);
  edit("schemas/screens/payments/airtime.json", '"title": "Airtime', '"title": "More airtime');
  await wish(WISH, { ...WISH, scheme: "dark" }, { ...WISH, width: 1280 }, { ...WISH, scale: 0.5 });
  expect(taken).toHaveLength(6);
});

test("each view has its line, also one that cannot be taken", async () => {
  const lines = await wish(WISH, { ...WISH, state: "never" }, { ...WISH, state: "scenario-a" });
  expect(lines.map(({ picture, verdict }) => [picture !== undefined, verdict])).toEqual([
    [true, "shown"],
    [false, "broken"],
    [true, "failed"],
  ]);
  expect(await wish({ ...WISH, drafts: "forgotten" })).toEqual([{ index: 0, verdict: "broken" }]);
});

test("without a browser there are none", async () => {
  const reply = await post([WISH], noBrowser);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toEqual({ message: "Pictures need Chromium or Chrome on this machine." });
  expect(existsSync(join(root, ".cache"))).toBe(false);
});

test.each<[string, unknown]>([
  ["no list", "airtime"],
  ["a path", [{ ...WISH, subject: "../../etc" }]],
  ["another address", [{ ...WISH, state: "a?b" }]],
  ["no width", [{ ...WISH, width: undefined }]],
  ["a huge width", [{ ...WISH, width: 100_000 }]],
  ["another scale", [{ ...WISH, scale: 2 }]],
  ["too many", Array.from({ length: 1001 }, () => WISH)],
])("%s is no wish", async (_, views) => {
  expect((await post(views)).status).toBe(400);
});

test.each(["nothing.jpg", "..%2f..%2fpackage.json", "0123456789abcdef-shown.jpg"])(
  "%s is no picture",
  async (name) => {
    expect((await createGalleryApi({ root, viewer: camera }).request(at(`pictures/${name}`))).status).toBe(
      404,
    );
  },
);
