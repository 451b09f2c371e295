import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { transforms } from "#engine/transforms.ts";
import { lateWidgets } from "#renderer/late-widgets.ts";
import { widgets } from "#renderer/widgets.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { iconTable } from "#ui/icon-table.ts";
import {
  effectNames,
  formats,
  iconNames,
  lateWidgetNames,
  listKinds,
  transformNames,
  widgetNames,
} from "./catalogue.ts";

test("the lists name what is implemented", () => {
  expect([...transformNames].toSorted()).toEqual(Object.keys(transforms).toSorted());
  expect([...iconNames].toSorted()).toEqual(Object.keys(iconTable).toSorted());
  expect([...lateWidgetNames].toSorted()).toEqual(Object.keys(lateWidgets).toSorted());
  const implemented = [...Object.keys(widgets), ...Object.keys(lateWidgets)];
  expect([...widgetNames].toSorted()).toEqual(implemented.toSorted());
  const { when: _when, $ref: _part, ...effects } = metaSchema.definitions.effect.properties;
  expect([...effectNames].toSorted()).toEqual(Object.keys(effects).toSorted());
});

test("the readme for those who write screens tells of each widget, kind of field, transform and effect", () => {
  const readme = readFileSync("schemas/README.md", "utf8").split("## Reference")[0]!;
  expect(firstColumn(readme, "transform")).toEqual([...transformNames].toSorted());
  expect(firstColumn(readme, "`ui:widget`")).toEqual([...widgetNames].toSorted());
  expect(firstColumn(readme, "effect")).toEqual([...effectNames].toSorted());
  expect(listKinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
});

/** The words in the first column of the table with that heading, in order. */
function firstColumn(readme: string, heading: string): string[] {
  const [, table = ""] = readme.split(`\n| ${heading} | `);
  const rows = table.split("\n\n")[0]!.split("\n").slice(2);
  return rows.flatMap((row) => row.split(" | ")[0]!.match(/[a-z-]+/gi) ?? []).toSorted();
}

test.each([
  ["date", ["2026-02-28", "1999-12-31"], ["2026-13-01", "2026-1-1", "28-02-2026", "2026-02-28\n"]],
  ["date-time", ["2026-02-28T10:00:00Z", "2026-02-28T10:00:00.5+01:00"], ["2026-02-28", "2026-02-28 10:00"]],
  ["email", ["ada@bank.ng", "a.b+c@x.y.z"], ["ada", "ada@bank", "a da@bank.ng", "@bank.ng", "ada@.ng"]],
  ["time", ["10:00", "23:59:59"], ["10", "30:00", "10:60"]],
  ["uri", ["https://bank.ng/a?b#c"], ["http://bank.ng", "javascript:alert(1)", "//bank.ng", "https://"]],
])("the format %s", (name, good, bad) => {
  expect(good.filter((text) => !formats[name]?.test(text))).toEqual([]);
  expect(bad.filter((text) => formats[name]?.test(text))).toEqual([]);
});
