import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/fields.ts";

import { type Fact, fact, leavesOf, type Touch } from "./fact.ts";
import { conditionInWords, inWords } from "./in-words.ts";

/** Transforms that make a payload's amount, and names that providers give it. */
const AMOUNT = /\b(?:naira|kobo|amount|fee|charge|total|price|cost)\b|_amount|amount_/i;

/** What a call sends, and what its reply means. `isMoney`: the call moves money, or asks what became of it. */
export function callFacts(call: Fields, key: string, what: string, isMoney: boolean): Fact[] {
  const touch = (kind: Touch) => ({ touches: isMoney ? kind : undefined });
  const condition = (kind: Touch) => ({ ...touch(kind), say: conditionInWords });
  const sent = ["query", "body"].flatMap((part) =>
    leavesOf(call[part]).flatMap(([name, value]) =>
      fact(
        `${key}.${part}.${name}`,
        `${what}: what it sends as ${name || part}`,
        value,
        touch(kindOf(name, value)),
      ),
    ),
  );
  return [
    ...fact(`${key}.call`, `${what}: its endpoint`, call.call, touch("endpoint")),
    ...fact(`${key}.api`, `${what}: its API`, call.api, touch("endpoint")),
    ...fact(`${key}.when`, `${what}: when it runs`, call.when, condition("request")),
    ...sent,
    ...outcomeFacts(fieldsOf(call.outcomes), `${key}.outcomes`, what, isMoney),
    ...fact(`${key}.until`, `${what}: until when it waits`, call.until, condition("outcome")),
    ...Object.entries(fieldsOf(call.on)).flatMap(([outcome, effects]) =>
      fact(`${key}.on.${outcome}`, `${what}: what happens when it has ${ended(outcome)}`, effects, {
        say: effectsInWords,
      }),
    ),
    ...fact(`${key}.timeout`, `${what}: its time limit in ms`, call.timeout, touch("outcome")),
    ...["review", "result"].flatMap((name) => rowFacts(call, name, key, what, isMoney)),
    ...Object.entries(fieldsOf(call.outputs)).flatMap(([name, value]) =>
      fact(`${key}.outputs.${name}`, `${what}: what it gives as ${name}`, value, touch(kindOf(name, value))),
    ),
    ...fact(
      `${key}.reference`,
      `${what}: the provider's name for the payment`,
      call.reference,
      touch("outcome"),
    ),
    ...fact(`${key}.amount`, `${what}: the amount that is paid`, call.amount, touch("amount")),
    ...fact(`${key}.to`, `${what}: whom it pays`, call.to, touch("request")),
    ...fact(`${key}.direction`, `${what}: its direction`, call.direction, touch("amount")),
    ...fact(
      `${key}.background`,
      `${what}: whether it runs in the background`,
      call.background,
      touch("outcome"),
    ),
    ...fact(`${key}.once`, `${what}: whether it is made once only`, call.once, { touches: "request" }),
    ...fact(`${key}.fieldErrors`, `${what}: where its messages for fields stand`, call.fieldErrors),
    ...fact(`${key}.wait`, `${what}: how it waits`, call.wait, touch("outcome")),
    ...[call.requery].flat().flatMap((requery, index) => requeryFacts(requery, index, key, what)),
  ];
}

function outcomeFacts({ status, ...rules }: Fields, key: string, what: string, isMoney: boolean): Fact[] {
  const touches = isMoney ? "outcome" : undefined;
  return [
    ...Object.entries(rules).flatMap(([outcome, rule]) =>
      fact(`${key}.${outcome}`, `${what}: when it counts as ${outcome}`, rule, {
        touches,
        say: conditionInWords,
      }),
    ),
    ...Object.entries(fieldsOf(status)).flatMap(([word, value]) =>
      fact(`${key}.status.${word}`, `${what}: its own state (${word})`, value, { touches }),
    ),
  ];
}

function requeryFacts(requery: unknown, index: number, key: string, what: string): Fact[] {
  if (requery === undefined) return [];
  const { find, every, ...call } = fieldsOf(requery);
  const at = `${key}.requery.${index}`;
  const about = `${what}, asking again${index > 0 ? ` (${index + 1})` : ""}`;
  return [
    ...callFacts(call, at, about, true),
    ...fact(`${at}.find`, `${about}: which row is ours`, find, { touches: "outcome" }),
    ...fact(`${at}.every`, `${about}: how often, in ms`, every, { touches: "outcome" }),
  ];
}

/** What the customer confirms before the PIN, and reads afterwards. */
function rowFacts(call: Fields, name: string, key: string, what: string, isMoney: boolean): Fact[] {
  return listOf(call[name]).flatMap((row) => {
    const { label, ...rest } = fieldsOf(row);
    const touches = isMoney && name === "review" ? "amount" : undefined;
    return fact(`${key}.${name}.${inWords(label)}`, `${what}: row ${inWords(label)} of the ${name}`, rest, {
      touches,
    });
  });
}

function kindOf(name: string, value: unknown): Touch {
  return AMOUNT.test(`${name} ${inWords(value)}`) ? "amount" : "request";
}

function ended(outcome: string): string {
  return outcome === "pending" ? "no certain end" : outcome;
}

function effectsInWords(effects: unknown): string {
  return listOf(effects)
    .map(fieldsOf)
    .map(({ when, ...effect }) => {
      const said = Object.entries(effect).map(([name, content]) => `${name} ${inWords(content)}`);
      return `${said.join(" ")}${when === undefined ? "" : ` when ${conditionInWords(when)}`}`;
    })
    .join("; ");
}
