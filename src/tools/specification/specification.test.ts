import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";

import { departureIds } from "./departures.ts";
import { problemOf } from "./proof.ts";
import { readSections } from "./statements.ts";

const root = process.cwd();
const sections = readSections(root);
const statements = sections.flatMap((section) => section.statements);
const named = statements.flatMap(({ departs, beyond = [] }) => (departs ? [departs, ...beyond] : beyond));

test("each section fits its schema", () => {
  const schema = JSON.parse(readFileSync("tests/specification/statements.schema.json", "utf8")) as object;
  const check = new Ajv({ allErrors: true }).compile(schema);
  const wrong = sections.flatMap((section) => (check(section) ? [] : [check.errors]));
  expect(wrong).toEqual([]);
});

test("each statement has a unique id that fits its section", () => {
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const strays = sections.flatMap(({ part, section, statements: its }) =>
    its.filter(({ id }) => !id.startsWith(`${part}.${section}.`)).map(({ id }) => id),
  );
  expect(strays).toEqual([]);
});

test("each proof exists", () => {
  const problems = statements.flatMap(({ id, proofs = [] }) =>
    proofs.flatMap((proof) => problemOf(root, proof)?.replace(/^/, `${id}: `) ?? []),
  );
  expect(problems).toEqual([]);
});

test("each departure that a statement names is in the table", () => {
  const ids = departureIds(root);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("each row of the table has a unique id, and a statement names it", () => {
  const ids = departureIds(root);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !named.includes(id))).toEqual([]);
});
