import { identityOf, type Identity } from "#sandbox/demo/identities.ts";
import { fieldRefusal, Refusal } from "#sandbox/http/reply.ts";

const SHAPES: Record<string, { shape: RegExp; text: string }> = {
  nin: { shape: /^\d{11}$/, text: "A NIN has 11 digits." },
  bvn: { shape: /^\d{11}$/, text: "A BVN has 11 digits." },
  "passport-number": { shape: /^[A-Z]\d{8}$/i, text: "A passport number has one letter and 8 digits." },
};

/**
 * The person with an identity number; undefined when it is unknown. Refuses numbers of a wrong shape with 422. A number
 * that ends in seven zeros and 1 is unknown, with 2 the service is down (503), with 3 it fails without a message (500).
 */
export function findIdentity(type: string, number: string): Identity | undefined {
  const expected = SHAPES[type];
  if (!expected?.shape.test(number)) throw fieldRefusal("id_value", expected?.text ?? "Choose an ID type.");
  switch (/0{7}(\d)$/.exec(number)?.[1] ?? "") {
    case "1":
      return undefined;
    case "2":
      throw new Refusal(503, "The identity service is not available. Try again later.");
    case "3":
      throw new Refusal(500, "");
    default:
      return identityOf(number);
  }
}
