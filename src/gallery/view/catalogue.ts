import type { ScenarioDefinition } from "#definition/format.ts";
import type { Catalogue, GalleryScreen } from "#gallery/protocol.ts";
import { readCatalogue, readScenarios } from "#gallery/shell/project/ask-server.ts";

let current = read();
/** What the app reads of a catalogue is filled in place, because the app imports it once. */
const fillers: ((catalogue: Catalogue) => void)[] = [];

/** The catalogue, with the drafts of this address. Loading starts with the view. */
export async function catalogueNow(): Promise<Catalogue> {
  return await current;
}

/** Takes another, which is read if it is not known: for another address, or for files that have changed. */
export async function takeCatalogue(known?: Catalogue): Promise<Catalogue> {
  current = known ? Promise.resolve(known) : read();
  const catalogue = await current;
  for (const fill of fillers) fill(catalogue);
  return catalogue;
}

/** Fills what the app reads of the catalogue, now and each time that there is another. */
export async function fromCatalogue(fill: (catalogue: Catalogue) => void): Promise<void> {
  fill(await current);
  fillers.push(fill);
}

/** A scenario of a screen, whole: the catalogue has its name. */
export async function scenarioOf({ id, title }: GalleryScreen, index: number): Promise<ScenarioDefinition> {
  const scenario = (await readScenarios(id, draftsHere()))[index];
  // The file has changed since the catalogue was read.
  if (!scenario) throw new Error(`"${title}" has fewer scenarios now. Open it again.`);
  return scenario;
}

/** The name of the drafts of this address. */
export function draftsHere(): string | undefined {
  return new URLSearchParams(location.search).get("drafts") ?? undefined;
}

function read(): Promise<Catalogue> {
  const reading = readCatalogue(draftsHere());
  // Whoever awaits it reports the error.
  reading.catch(() => undefined);
  return reading;
}
