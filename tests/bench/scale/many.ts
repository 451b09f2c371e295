import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SCREENS = "schemas/screens/payments";
/** Of this project: all but the demo banks. */
const COMMON = ["schemas", "tenants/default.json"];
/** Billers are spread over so many categories. */
const CATEGORIES = 10;

/** A project of many billers or many banks, in a folder of its own. */
export type ManyProject = {
  readonly root: string;
  /** The biller that `changeOne` changes. */
  readonly one: string;
  /** Changes the label of a field of one biller, as product staff would. */
  readonly changeOne: () => void;
  readonly remove: () => void;
};

/** The name of the category of a biller. */
export function categoryOf(biller: number): string {
  return `Utilities ${(biller % CATEGORIES) + 1}`;
}

/** The one screen that serves several billers by a list, without parts. */
const LISTED = `${SCREENS}/cable-tv.json`;

/**
 * Makes a project with our own screens and many billers, which are copies of our payments, so that their size is real; each is one biller, also where
 * the original serves several. Its banks are copies of a demo bank's file.
 */
export function makeMany({
  billers,
  banks,
  listed = 0,
}: {
  readonly billers: number;
  readonly banks: number;
  /** Billers of one more screen, in its list. */
  readonly listed?: number;
}): ManyProject {
  const root = mkdtempSync(join(tmpdir(), "many-"));
  for (const place of COMMON) cpSync(place, join(root, place), { recursive: true });
  const originals = readdirSync(SCREENS)
    .map((file) => readFileSync(join(SCREENS, file), "utf8"))
    .filter((text) => (JSON.parse(text) as { menu?: object }).menu !== undefined);
  for (let biller = 0; biller < billers; biller++)
    writeFileSync(placeOf(root, biller), copyOf(originals[biller % originals.length]!, biller));
  if (listed > 0) writeFileSync(join(root, SCREENS, "listed.json"), listOf(listed));
  const bank = readFileSync("tenants/harbour.json", "utf8");
  for (let index = 0; index < banks; index++) writeFileSync(join(root, `tenants/bank-${index}.json`), bank);
  const one = placeOf(root, 0);
  let changes = 0;
  return {
    root,
    one: one.slice(root.length + 1),
    changeOne: () => {
      changes += 1;
      const screen = JSON.parse(readFileSync(one, "utf8")) as { title: string };
      writeFileSync(one, JSON.stringify({ ...screen, title: `Biller 0 changed ${changes}` }, undefined, 2));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function placeOf(root: string, biller: number): string {
  return join(root, SCREENS, `biller-${biller}.json`);
}

function copyOf(original: string, biller: number): string {
  const {
    menu,
    billers: _billers,
    ...screen
  } = JSON.parse(original) as {
    readonly menu: Readonly<Record<string, unknown>>;
    readonly billers?: unknown;
  };
  const { dashboard: _dashboard, bar: _bar, flags: _flags, ...entry } = menu;
  return JSON.stringify(
    {
      ...screen,
      id: `biller-${biller}`,
      path: `/biller-${biller}`,
      title: `Biller ${biller}`,
      menu: { ...entry, label: `Biller ${biller}`, order: 1000 + biller, category: categoryOf(biller) },
    },
    undefined,
    2,
  );
}

/** A screen whose file has a list of so many billers. */
function listOf(billers: number): string {
  const screen = JSON.parse(copyOf(readFileSync(LISTED, "utf8"), 0)) as object;
  const list = Array.from({ length: billers }, (_, index) => ({
    id: `listed-${index}`,
    label: `Biller ${index} listed`,
    category: categoryOf(index),
    fill: { cable_tv_type: "dstv" },
  }));
  return JSON.stringify({ ...screen, id: "listed", path: "/listed", billers: list }, undefined, 2);
}
