import { playTrial } from "./play.ts";
import { subjects } from "./subjects.ts";
import { tally, type Played } from "./tally.ts";
import { trialOf } from "./trials.ts";
import { openWorld, type World } from "./world.ts";

const PROVIDERS = ["usual", "literal"] as const;

/** Plays every money call with both providers, each with the trial that the seed chooses. */
export async function runPayments(
  seeds: readonly number[],
  told: (played: Played) => void = () => {},
): Promise<ReturnType<typeof tally>> {
  const world = await openWorld();
  const all: Played[] = [];
  try {
    for (const seed of seeds) {
      for (const provider of PROVIDERS) {
        await playSeed(world, { provider, seed }, (played) => {
          all.push(played);
          told(played);
        });
      }
    }
  } finally {
    await world.close();
  }
  return tally(all);
}

async function playSeed(
  world: World,
  under: Pick<Played, "provider" | "seed">,
  told: (played: Played) => void,
): Promise<void> {
  await world.begin(under);
  const setting = { world, provider: under.provider, person: await world.signIn("ada") };
  for (const [index, subject] of subjects.entries()) {
    const trial = trialOf(under.seed, index);
    told({ ...under, subject, trial, verdict: await safely(() => playTrial(setting, subject, trial)) });
  }
}

async function safely(play: () => Promise<Played["verdict"]>): Promise<Played["verdict"]> {
  try {
    return await play();
  } catch (error) {
    return { violations: [String(error)], isMade: false, isFinal: false };
  }
}
