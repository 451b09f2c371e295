import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listKinds } from "#definition/catalogue.ts";
import { late as scenarioLate } from "#engine/scenario/late.ts";
import { lateTransforms } from "#engine/transforms/late-transforms.ts";
import { textTransformsAtHand } from "#engine/transforms/at-hand.ts";
import { transformsAtHand } from "#definition/transforms.ts";
import { widgetsAtHand } from "#definition/widgets.ts";
import { loadLate } from "#renderer/late.ts";
import { widgetsAtHand as rendered } from "#renderer/widgets.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { iconTable } from "#ui/icons/icon-table.ts";
import { effectNames, iconNames, lateNames, lateStepKinds, transformNames, widgetNames } from "./words.ts";

test("the lists name exactly what is implemented", () => {
  const transforms = { ...textTransformsAtHand, ...lateTransforms };
  expect([...transformNames].toSorted()).toEqual(Object.keys(transforms).toSorted());
  expect(Object.keys(textTransformsAtHand).toSorted()).toEqual(transformsAtHand.toSorted());
  expect([...iconNames].toSorted()).toEqual(Object.keys(iconTable).toSorted());
});

test("each widget has a file of its name, and is late exactly if the compiler says so", async () => {
  const late = filesOf("widgets");
  expect(Object.keys((await loadLate(late)).widgets).toSorted()).toEqual(late);
  expect(Object.keys(rendered).toSorted()).toEqual([...widgetsAtHand].toSorted());
  expect([...late, ...widgetsAtHand].toSorted()).toEqual([...widgetNames].toSorted());
});

test("each kind of step except forms and single calls has a file of its name", async () => {
  expect(filesOf("steps")).toEqual(lateStepKinds.toSorted());
  expect(Object.keys((await loadLate(lateStepKinds)).steps).toSorted()).toEqual(lateStepKinds.toSorted());
  const kinds = Object.keys(scenarioLate.steps);
  expect(kinds.filter((kind) => !lateStepKinds.includes(kind))).toEqual([]);
});

test("each late part has one name", () => {
  expect(lateNames).toEqual([...new Set(lateNames)]);
});

test("each widget and each transform without an argument has a description", () => {
  const { hints, transform } = metaSchema.definitions;
  const lists = [hints.properties["ui:widget"], ...transform.anyOf.filter((one) => one.enum)];
  expect(lists.map(({ enumDescriptions = [] }) => enumDescriptions.length)).toEqual(
    lists.map((one) => one.enum!.length),
  );
});

test("the readme for authors describes each widget, kind of field, transform and effect", () => {
  const readme = readFileSync("schemas/README.md", "utf8").split("## Reference")[0]!;
  expect(firstColumn(readme, "transform")).toEqual([...transformNames].toSorted());
  expect(firstColumn(readme, "`ui:widget`")).toEqual([...widgetNames].toSorted());
  expect(firstColumn(readme, "effect")).toEqual([...effectNames].toSorted());
  expect(Object.keys(listKinds).filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
});

/** Names of the components in a folder of the renderer. */
function filesOf(folder: string): string[] {
  return readdirSync(`src/renderer/${folder}`)
    .flatMap((file) => /^([^.]+)\.tsx$/.exec(file)?.[1] ?? [])
    .toSorted();
}

/** The words in the first column of the table with that heading, in order. */
function firstColumn(readme: string, heading: string): string[] {
  const [, table = ""] = readme.split(`\n| ${heading} | `);
  const rows = table.split("\n\n")[0]!.split("\n").slice(2);
  return rows.flatMap((row) => row.split(" | ")[0]!.match(/[a-z-]+/gi) ?? []).toSorted();
}
