import { lateParts, type Meta } from "#definition/meta.ts";
import { widgetsAtHand } from "#definition/widgets.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };

/** The closed lists of words in screen files, from the meta-schema. A test makes sure that each word is implemented. */

const { menu } = metaSchema.properties;
const { effect, hints, transform } = metaSchema.definitions;

/** Transforms without an argument. */
export const plainTransformNames: readonly string[] = transform.anyOf.flatMap((one) => one.enum ?? []);

/** Transforms of `{ "$value": …, "as": … }`; implemented in `engine/transforms/`. */
export const transformNames: readonly string[] = [
  ...new Set([...plainTransformNames, ...ownKeys(transform.then.properties)]),
];

/** Widgets of `"ui:widget"`; implemented in `renderer`. */
export const widgetNames: readonly string[] = hints.properties["ui:widget"].enum;

/** Icons of `menu.icon`; drawn by `ui/icons/icon-table.ts`. */
export const iconNames: readonly string[] = menu.properties.icon.enum;

/** Effects of `on`, `guard.else` and `show.on`; performed by `engine`. */
export const effectNames: readonly string[] = ownKeys(effect.properties).filter((key) => key !== "when");

/** Kinds of steps, each by the key that only its steps have; the last one has no such key. */
const stepKinds: readonly string[] = [...branchesOf(metaSchema.definitions.step), "call"];

/** The late kinds of steps; each has a file in `renderer/steps/`. */
export const lateStepKinds = stepKinds.filter((kind) => kind !== "ask" && kind !== "call");

/**
 * Everything that the sign-in does not load, by its name in `late` of a screen's index entry; `renderer/late.ts` loads
 * it.
 */
export const lateNames: readonly string[] = [
  ...lateParts,
  ...widgetNames.filter((name) => !widgetsAtHand.includes(name)).toSorted(),
  ...lateStepKinds,
];

/** The kind of a step. */
export function stepKindOf(step: object): string {
  return stepKinds.find((kind) => kind in step) ?? "step";
}

/** The keys by which a chain of `if` chooses its branches. */
function branchesOf({ if: when, else: otherwise }: Meta): string[] {
  return when && otherwise ? [...(when.required ?? []), ...branchesOf(otherwise)] : [];
}

/** The keys of an object, without those of a part. */
function ownKeys(properties: object): string[] {
  return Object.keys(properties).filter((key) => key !== "$ref");
}
