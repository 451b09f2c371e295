import { fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { listOf } from "#tools/compile-screen/read/fields.ts";
import type { Read } from "#tools/gallery/rename/kind-of-name.ts";
import { usesOf } from "#tools/gallery/rename/uses.ts";
import { openScreen, type Project } from "#tools/project/project-files.ts";

import { type FieldPlace, schemaOf } from "./form-place.ts";

/** What fills in a field: a scenario, or the answer of a source. */
const FILLED = /^\/(?:scenarios\/\d+\/inputs|sources\/[^/]+\/fill)\//;

/**
 * What a screen has outside of a form for one of its fields alone, and what goes with it: the values of bodies that are this field
 * and nothing else, what sources and scenarios fill in, and what they expect where it is sent.
 */
export function onlyForField(project: Project, path: string, place: FieldPlace): readonly string[] {
  const context = checkScreen(openScreen(project, path));
  if (isAskedAgain(context, place)) return [];
  const given = { pointer: schemaOf(place), old: place.name, isKey: true, kind: "field" } as const;
  const uses = usesOf({ context, given, name: "" });
  const filled = uses.filter(({ pointer, isKey }) => isKey && FILLED.test(pointer));
  const sent = uses.map(({ pointer }) => pointer).filter((pointer) => isSent(context, pointer, place.name));
  return [
    ...filled.map(({ pointer }) => pointer),
    ...sent.flatMap((pointer) => [pointer, ...expectedOf(context, pointer)]),
  ];
}

/** Another form asks for it too: then the screen still has it. */
function isAskedAgain({ parts }: Read, { form, name }: FieldPlace): boolean {
  return parts.asks.some(
    ({ pointer, ask }) =>
      pointer !== form && readPointer(ask, toPointer(["schema", "properties", name])) !== undefined,
  );
}

/** An entry of the body of a call. An item of a list says by its place what it is, so it stays. */
function isSent({ screen }: Read, pointer: string, name: string): boolean {
  const path = fromPointer(pointer);
  return (
    path[2] === "body" &&
    readPointer(screen, pointer) === `$inputs.${name}` &&
    isRecord(readPointer(screen, toPointer(path.slice(0, -1))))
  );
}

/** Where scenarios expect what an entry of a body sends. */
function expectedOf({ screen }: Read, pointer: string): readonly string[] {
  const [list, step, , ...entry] = fromPointer(pointer);
  const call = readPointer(screen, toPointer([list!, step!, "call"]));
  return listOf(screen.scenarios).flatMap((scenario, index) =>
    listOf(recordOf(recordOf(scenario).expect).requests).flatMap((request, at) =>
      recordOf(request).call === call
        ? [toPointer(["scenarios", `${index}`, "expect", "requests", `${at}`, "body", ...entry])]
        : [],
    ),
  );
}
