import {
  addProperty,
  type Edit,
  type Kind,
  meant,
  removeProperty,
  replaceValue,
  type Target,
} from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** Mistakes in the paths and the outcomes of calls. */
export const calls: readonly Kind[] = [
  kindOfPath(
    "an absolute URL",
    6,
    (path) => `https://api.example.com/${path}`,
    "a path relative to the API: the deployment sets its address",
  ),
  kindOfPath(
    "a path from the root",
    6,
    (path) => `/${path}`,
    'a path relative to the API, as "customers/wallets"',
  ),
  kindOfPath("a path that climbs", 6, (path) => `../${path}`, "a path that only goes down"),
  kindOfPath(
    "a path that climbs behind percent signs",
    6,
    (path) => `%2e%2e/${path}`,
    "a path that only goes down",
  ),
  kindOfPath(
    "a path with an encoded slash that climbs",
    6,
    (path) => `zoo%2f..%2f${path}`,
    "a path that only goes down",
  ),
  kindOfPath("a name behind a colon", 6, (path) => `${path}/:school`, '"{$inputs.name}" or another'),
  kindOfPath("a query in the path", 6, (path) => `${path}?page=1`, 'parameters in "query"'),
  kindOfPath(
    "a header behind the path",
    4,
    (path) => `${path} X-Key:1`,
    "headers belong to the provider client",
  ),
  {
    name: "a misspelt method",
    count: 8,
    *edits(target, random) {
      for (const [spot, method, path] of targetsIn(target)) {
        yield replaceValue(spot, `${misspell(method, random, METHODS)} ${path}`, meant(method));
      }
    },
  },
  {
    name: "a GET with a body",
    count: 6,
    *edits(target) {
      const { spots } = target;
      for (const [spot, , path] of targetsIn(target)) {
        const body = spots.find(({ pointer }) => pointer === spot.pointer.replace(/\/call$/, "/body"));
        if (!body?.property) continue;
        const edit = replaceValue(spot, `GET ${path}`, "a GET call has no body");
        yield { ...edit, at: body.property.offset + edit.text.length - spot.node.length };
      }
    },
  },
  {
    name: "a value where a condition needs a schema",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => /\/\$[^/]*(?:~1[^/]*)*\/const$/.test(pointer))) {
        const test = spots.find(({ pointer }) => pointer === spot.pointer.replace(/\/const$/, ""))!;
        yield replaceValue(test, spot.value, `expected { "const": ${JSON.stringify(spot.value)} }`);
      }
    },
  },
  {
    name: "a money call without a rule for its outcome",
    count: 14,
    *edits({ spots, text }) {
      const money = new Set(
        spots.flatMap(({ pointer, value }) =>
          /^\/steps\/\d+\/money$/.test(pointer) && value === true ? [pointer.replace(/money$/, "")] : [],
        ),
      );
      for (const spot of spots) {
        const step = /^\/steps\/\d+\//.exec(spot.pointer)?.[0] ?? "";
        if (
          !money.has(step) ||
          !/^(?:outcomes|outcomes\/(?:succeeded|failed))$/.test(spot.pointer.slice(step.length))
        )
          continue;
        const lost = spot.name === "outcomes" ? "succeeded and failed" : spot.name;
        yield removeProperty(spot, text, `a money call without a rule for ${lost}, expected "outcomes" with`);
      }
    },
  },
  {
    name: 'a money call with "once"',
    count: 4,
    *edits({ spots }) {
      for (const spot of spots) {
        const has = (key: string) => spots.find(({ pointer }) => pointer === `${spot.pointer}/${key}`);
        const isStep = /^\/steps\/\d+$/.test(spot.pointer);
        if (!isStep || has("money")?.value !== true || has("wait")) continue;
        yield addProperty(spot, "once", true, "a money call has a key without being told so");
      }
    },
  },
  {
    name: "a key of a request without a value",
    count: 8,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!spot.property || !/\/(?:body|query)\/\w+$/.test(spot.pointer)) continue;
        yield replaceValue(
          spot,
          random.pick(["", null, {}, []]),
          `"${spot.name}" has no value, expected a value`,
        );
      }
    },
  },
];

function kindOfPath(name: string, count: number, change: (path: string) => string, says: string): Kind {
  return {
    name,
    count,
    *edits(target): Iterable<Edit> {
      for (const [spot, method, path] of targetsIn(target)) {
        yield replaceValue(spot, `${method} ${change(path)}`, says);
      }
    },
  };
}

function targetsIn({ spots }: Target): (readonly [JsonSpot, string, string])[] {
  return spots.flatMap((spot) => {
    const match =
      spot.name === "call" && typeof spot.value === "string" && /^([A-Z]+) (\S+)$/.exec(spot.value);
    return match ? [[spot, match[1]!, match[2]!] as const] : [];
  });
}
