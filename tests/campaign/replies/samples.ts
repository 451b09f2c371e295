import { openCustomer } from "../money/customer.ts";
import { openDevice } from "../money/device.ts";
import { subjects } from "../money/subjects.ts";
import { openWorld, type Wire } from "../money/world.ts";

/** The bodies of a provider's replies: those that each payment's screen meets, and those of the pages' calls. */
export type Samples = {
  readonly screens: ReadonlyMap<string, readonly unknown[]>;
  /** By path. */
  readonly pages: ReadonlyMap<string, unknown>;
};

/** What the literal provider replies while each payment is made once, and to the calls of pages. */
export async function collectSamples(seed: number, paths: readonly string[]): Promise<Samples> {
  const world = await openWorld();
  try {
    await world.begin({ provider: "literal", seed });
    const screens = new Map<string, readonly unknown[]>();
    const person = await world.signIn("ada");
    for (const subject of subjects) {
      const bodies: unknown[] = [];
      world.route(keepingIn(bodies));
      const device = openDevice(world, { person, stored: subject.stored ?? {} }, undefined);
      const customer = openCustomer(world, device, subject, 1);
      await customer.prepare();
      await customer.pay();
      customer.losePages();
      bodies.push(await world.tell("GET", "/api/v1/customers/wallet-transactions", undefined, person.token));
      screens.set(subject.screen, bodies);
    }
    // The usual provider has all fields and calls; pages read both.
    await world.begin({ provider: "usual", seed });
    const { token } = await world.signIn("ada");
    const pages = new Map<string, unknown>();
    for (const path of paths) pages.set(path, await world.tell("GET", path, undefined, token));
    return { screens, pages };
  } finally {
    await world.close();
  }
}

function keepingIn(bodies: unknown[]): Wire {
  return async (_, answer) => {
    const reply = await answer();
    bodies.push(JSON.parse(await reply.clone().text()));
    return reply;
  };
}
