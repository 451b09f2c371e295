import { setTimeout as wait } from "node:timers/promises";

import { deepEqual } from "#lib/json/equality.ts";
import { formatJson } from "#lib/json/format-json.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { lintProject } from "#tools/lint/lint-project.ts";
import { type Project, withTexts } from "#tools/project/project-files.ts";

import { changesBetween, isOf, restOf } from "./changes.ts";
import { type Move, movesIn, type Random, waysIn } from "./moves.ts";
import { controlsOf, TOOLS } from "./seen.ts";
import type { Studio } from "./studio.ts";
import { NO_NUMBER } from "./values.ts";

export type EditedFile = {
  readonly violations: readonly string[];
  /** How often each kind of edit was made. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Edits that lint refuses: the studio said so, and they were taken back. */
  readonly refused: number;
};

type Work = {
  readonly studio: Studio;
  readonly project: Project;
  readonly path: string;
  readonly random: Random;
};

/** Turns without an edit after which there is nothing more to try. */
const PATIENCE = 40;
const POLLS = 400;

/** Makes random edits of one file by the panel, each checked, then takes all of them back. */
export async function editFile(work: Work, edits: number): Promise<EditedFile> {
  const { studio, path, project, random } = work;
  const disk = project.read(path);
  const violations: string[] = [];
  const kinds = new Map<string, number>();
  const texts = [disk];
  let refused = 0;
  for (let made = 0, idle = 0; made < edits && idle < PATIENCE;) {
    const { text, panel } = await studio.settled();
    if (!panel) {
      violations.push(`the panel is empty`);
      break;
    }
    const seen = await controlsOf(studio.panel);
    const ways = waysIn({ studio, panel, seen });
    const move = pick(movesIn({ studio, panel, seen, random }), kinds, random);
    if (!move || (random(3) === 0 && ways.length > 0)) {
      idle++;
      if (ways.length > 0) await studio.go(ways[random(ways.length)]!);
      continue;
    }
    made++;
    idle = 0;
    kinds.set(move.kind, (kinds.get(move.kind) ?? 0) + 1);
    await move.act();
    const after = (await studio.settled()).text;
    const wrong = [...wrongIn(move, text, after), ...(await wrongOnPage(studio, move, text === after))];
    violations.push(
      ...wrong.map((one) => `${panel.pointer || "the file"}, ${move.kind} ${move.name}: ${one}`),
    );
    if (after !== text) texts.push(after);
    const errors = errorsOf(work, after);
    const label = saveLabel(errors.length);
    if (!(await shown(studio, after === disk ? "Save" : label)))
      violations.push(`${panel.pointer}, ${move.kind} ${move.name}: Save does not say "${label}"`);
    if (errors.length > errorsOf(work, disk).length) {
      refused++;
      await takeBack(studio, texts);
    }
  }
  while ((await studio.settled()).text !== disk) {
    if (!(await takeBack(studio, texts))) {
      violations.push(`undo does not lead back to the file`);
      break;
    }
  }
  return { violations, kinds, refused };
}

/** One of the moves, those of seldom kinds rather than others. */
function pick(moves: readonly Move[], kinds: ReadonlyMap<string, number>, random: Random): Move | undefined {
  const names = [...new Set(moves.map(({ kind }) => kind))];
  const least = Math.min(...names.map((name) => kinds.get(name) ?? 0));
  const seldom = names.filter((name) => (kinds.get(name) ?? 0) <= least + 1);
  const kind = seldom[random(seldom.length)];
  const some = moves.filter((move) => move.kind === kind);
  return some[random(some.length)];
}

function wrongIn({ places, value }: Move, before: string, after: string): string[] {
  if (before === after) return [];
  const [one, other] = [JSON.parse(before) as unknown, JSON.parse(after) as unknown];
  const changes = changesBetween(one, other);
  const foreign = changes.filter((change) => !isOf(places, change)).map(({ pointer }) => pointer);
  const edited = changes.map(({ pointer }) => pointer);
  const isThere = !value || places.some((place) => isWritten(value.written, readPointer(other, place)));
  return [
    ...(foreign.length > 0 ? [`changes ${foreign.join(", ")}, not only ${places.join(", ")}`] : []),
    ...(isThere ? [] : [`${JSON.stringify(value.written)} is not at ${places.join(", ")}`]),
    ...(restOf(one, edited) === restOf(other, edited) ? [] : ["what was not edited has another order"]),
    ...(formatJson(before) === before && formatJson(after) !== after ? ["is formatted no more"] : []),
  ];
}

async function wrongOnPage(
  { page, panel }: Studio,
  { kind, shows }: Move,
  isSame: boolean,
): Promise<string[]> {
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  const lost = isLost ? ["the focus is lost"] : [];
  if (!shows) return lost;
  const [focused, all] = [panel.locator(":focus"), panel.locator(TOOLS)];
  const told = async () =>
    (await focused.count()) > 0
      ? await focused.evaluate((one) => ({
          text: one.matches("[type=checkbox]")
            ? String((one as HTMLInputElement).checked)
            : ((one as HTMLInputElement).value ?? ""),
          isWrong: one.getAttribute("aria-invalid") === "true",
        }))
      : await all
          .nth(shows.index)
          .evaluate((one) => ({ text: (one as HTMLInputElement).value, isWrong: false }));
  const { text, isWrong } = await told();
  return [
    ...lost,
    ...(text === shows.text ? [] : [`the panel shows "${text}", not "${shows.text}"`]),
    ...(isSame && kind === NO_NUMBER && !isWrong ? ["a wrong value is not told"] : []),
  ];
}

/** An item of a list whose text is taken away stays, empty. */
function isWritten(value: unknown, now: unknown): boolean {
  return deepEqual(value, now) || (value === undefined && now === "");
}

function errorsOf({ project, path }: Work, text: string) {
  const { problems } = lintProject(withTexts(project, new Map([[path, text]])), [path]);
  return problems.filter((one) => one.file === path && one.level !== "warning");
}

function saveLabel(errors: number): string {
  return errors === 0 ? "Save" : `Save with ${errors} error${errors === 1 ? "" : "s"}`;
}

/** Whether the button that saves has this label, at the latest when the studio has followed. */
async function shown({ page }: Studio, label: string): Promise<boolean> {
  const save = page.getByRole("button", { name: label, exact: true });
  for (let polls = 0; polls < POLLS; polls++) {
    if ((await save.count()) > 0) return true;
    await wait(50);
  }
  return false;
}

/** Undoes the last step, which leads to one of the texts before; false when nothing can be undone. */
async function takeBack(studio: Studio, texts: string[]): Promise<boolean> {
  const undo = studio.page.getByRole("button", { name: /^Undo/ });
  if (!(await undo.isEnabled())) return false;
  await undo.click();
  const { text } = await studio.settled();
  const index = texts.lastIndexOf(text);
  if (index === -1) return false;
  texts.splice(index + 1);
  return true;
}
