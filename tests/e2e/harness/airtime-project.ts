import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { emptyProject } from "./empty-project.ts";

/** A project with the parts of this one, and only the screens that a test writes: airtime under other names. */
export type AirtimeProject = {
  readonly root: string;
  readonly write: (id: string, title: string) => void;
  readonly remove: (id: string) => void;
};

export function makeAirtimeProject(): AirtimeProject {
  const { root, folder } = emptyProject();
  const airtime = readFileSync("schemas/screens/payments/airtime.json", "utf8");
  const write = (id: string, title: string) => {
    const text = airtime
      .replace('"id": "airtime"', `"id": "${id}"`)
      .replace('"path": "/airtime"', `"path": "/${id}"`)
      .replace('"title": "Airtime Subscription"', `"title": "${title}"`)
      .replace('"label": "Buy Airtime"', `"label": "${title} here"`);
    writeFileSync(join(folder, `${id}.json`), text);
  };
  return { root, write, remove: (id) => rmSync(join(folder, `${id}.json`)) };
}
