import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listKinds } from "#definition/catalogue.ts";
import { transforms } from "#engine/transforms.ts";
import { lateWidgets } from "#renderer/late-widgets.ts";
import { widgets } from "#renderer/widgets.ts";
import { iconTable } from "#ui/icon-table.ts";
import { effectNames, iconNames, lateWidgetNames, transformNames, widgetNames } from "./words.ts";

test("the lists name what is implemented", () => {
  expect([...transformNames].toSorted()).toEqual(Object.keys(transforms).toSorted());
  expect([...iconNames].toSorted()).toEqual(Object.keys(iconTable).toSorted());
  expect([...lateWidgetNames].toSorted()).toEqual(Object.keys(lateWidgets).toSorted());
  const implemented = [...Object.keys(widgets), ...Object.keys(lateWidgets)];
  expect([...widgetNames].toSorted()).toEqual(implemented.toSorted());
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
