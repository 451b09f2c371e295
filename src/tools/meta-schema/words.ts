import { lateParts, type Meta } from "#definition/meta.ts";
import { widgetsAtHand } from "#definition/widgets.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };

/** Closed lists of words in screen files, as the meta-schema has them. A test asks that each word is implemented. */

const { menu } = metaSchema.properties;
const { effect, hints, transform } = metaSchema.definitions;

/** Transforms that make something of a value alone. */
export const plainTransformNames: readonly string[] = transform.anyOf.flatMap((one) => one.enum ?? []);

/** Transforms of `{ "$value": …, "as": … }`; implemented in `engine/transforms.ts`. */
export const transformNames: readonly string[] = [
  ...new Set([...plainTransformNames, ...ownKeys(transform.then.properties)]),
];

/** Widgets of `"ui:widget"`; implemented in `renderer`. */
export const widgetNames: readonly string[] = hints.properties["ui:widget"].enum;

/** Icons of `menu.icon`; drawn by `ui/icon-table.ts`. */
export const iconNames: readonly string[] = menu.properties.icon.enum;

/** Effects of `on`, `guard.else` and `show.on`; performed by `engine`. */
export const effectNames: readonly string[] = ownKeys(effect.properties).filter((key) => key !== "when");

/** Kinds of steps, each by the key that only its steps have; the last is that of all others. */
const stepKinds: readonly string[] = [...branchesOf(metaSchema.definitions.step), "call"];

/** Those of them that are late, each in a file of `renderer/steps/`. */
export const lateStepKinds = stepKinds.filter((kind) => kind !== "ask" && kind !== "call");

/** What sign-in goes without, each by its name in `late` of a screen's index line; `renderer/late.ts` loads it. */
export const lateNames: readonly string[] = [
  ...lateParts,
  ...widgetNames.filter((name) => !widgetsAtHand.includes(name)).toSorted(),
  ...lateStepKinds,
];

/** What kind of step a step is. */
export function stepKindOf(step: object): string {
  return stepKinds.find((kind) => kind in step) ?? "step";
}

/** The keys by which an `if` after the other takes its branch. */
function branchesOf({ if: when, else: otherwise }: Meta): string[] {
  return when && otherwise ? [...(when.required ?? []), ...branchesOf(otherwise)] : [];
}

/** The keys of an object without that of a part. */
function ownKeys(properties: object): string[] {
  return Object.keys(properties).filter((key) => key !== "$ref");
}
