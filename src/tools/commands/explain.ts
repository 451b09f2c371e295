import { nearest } from "#lib/text/text.ts";
import { companies, profileOf } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import { explainScreen } from "#tools/explain/explain-screen.ts";
import { explainSettings, settingNames, toDotted } from "#tools/explain/explain-settings.ts";
import { readFiles } from "#tools/explain/places.ts";
import { openProject, openScreen } from "#tools/project/project-files.ts";
import { existingScreens } from "#tools/new/existing-screens.ts";
import { tenantKeys } from "#tools/server/tenant-keys.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run explain -- [--company <key>] [path]
  npm run explain -- --company harbour quickAmounts.airtime
  npm run explain -- --company harbour /flags/menu/display-airtime-menu
  npm run explain -- --company sahel airtime
  npm run explain -- --company sahel airtime.steps.0.ask.uiSchema
The path is that of a setting, or the id of a screen and a path in it. Without one: every setting. The company is
"demo" where none is named.`;

export type ExplainSurroundings = { readonly root: string; readonly print: (line: string) => void };

/**
 * Prints settings of a sandbox company with value, layer, file, line, pointer and the values that they shadow; or a
 * screen as that company gets it, with the place of each value. Returns 0, 1 when the company or path does not exist, 2
 * for a wrong command line.
 */
export async function run(
  args: readonly string[],
  { root, print }: ExplainSurroundings = { root: process.cwd(), print: console.log },
): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === undefined) {
    print(usage);
    return 2;
  }
  const { key, path } = wanted;
  const keys = [...Object.keys(companies), ...tenantKeys(root)];
  if (!keys.includes(key)) {
    print(`There is no company "${key}" in the sandbox.${didYouMean(key, keys)}`);
    return 1;
  }
  const files = await readFiles(root, ["tenants/default.json", `tenants/${key}.json`]);
  const resolved = resolveTexts(key, profileOf(key), files.get(`tenants/${key}.json`)?.text);
  const screens = existingScreens(openProject(root));
  const [name = "", ...rest] = path.split(".");
  const screen = screens.find(({ id }) => id === name);
  const lines = screen
    ? explainScreen(openScreen(openProject(root), screen.file), rest.join("."), resolved, files)
    : explainSettings(path, resolved, files);
  if (lines.length === 0) {
    const what = screen ? `"${rest.join(".")}" in the screen "${name}"` : `setting or screen "${path}"`;
    const names = [...settingNames(resolved), ...screens.map(({ id }) => id)];
    print(`There is no ${what}.${screen ? "" : didYouMean(path, names)}`);
    return 1;
  }
  for (const line of lines) print(line);
  return 0;
}

function readArguments(args: readonly string[]): { key: string; path: string } | undefined {
  const rest = [...args];
  const at = rest.findIndex((arg) => arg === "--company" || arg.startsWith("--company="));
  const option = at < 0 ? undefined : rest[at];
  const inline = option?.split("=")[1];
  const key = option === undefined ? "demo" : (inline ?? rest[at + 1]);
  if (option !== undefined) rest.splice(at, inline === undefined ? 2 : 1);
  if (!key || rest.length > 1 || rest.some((arg) => arg.startsWith("-"))) return undefined;
  return { key, path: toDotted(rest[0] ?? "") };
}

function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? "" : ` Did you mean "${guess}"?`;
}
