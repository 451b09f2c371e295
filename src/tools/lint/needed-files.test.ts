import { expect, test } from "vitest";

import { neededScreens } from "./needed-files.ts";

const texts = {
  own: '{ "id": "water", "path": "/water-bill" }',
  "same-id": '{ "id": "water", "path": "/other" }',
  "same-path": '{ "id": "other", "path": "/water-bill" }',
  "escaped-id": String.raw`{ "id": "\u0077ater", "path": "/third" }`,
  "escaped-path": String.raw`{ "id": "fourth", "path": "\/water-bill" }`,
  "id-for-path": '{ "id": "/water-bill", "path": "water" }',
  "deep-inside": '{ "id": "fifth", "path": "/fifth", "menu": { "id": "water" } }',
  broken: '{ "id": "water"',
};
const path = (name: string) => `schemas/screens/payments/${name}.json`;
const files = new Map(Object.entries(texts).map(([name, text]) => [path(name), text]));
const project = { paths: [...files.keys()], read: (file: string) => files.get(file)! };

test("a screen needs those with its id or its path, however these are written", () => {
  const needed = neededScreens(project, [path("own")]).map((file) => file.path);
  expect(needed).toEqual(["own", "same-id", "same-path", "escaped-id", "escaped-path"].map(path));
});

test("without a choice, and for a part, all screens are needed", () => {
  expect(neededScreens(project, [])).toHaveLength(files.size);
  expect(neededScreens(project, ["schemas/parts/pin.json"])).toHaveLength(files.size);
});
