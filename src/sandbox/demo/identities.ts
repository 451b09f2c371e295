import { isoDay } from "#lib/time/dates.ts";
import { seededRandom } from "./random.ts";

/** The person with an identity number (specification 1 §3). */
export type Identity = {
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  readonly gender: "male" | "female";
  readonly email: string;
  readonly date_of_birth: string;
  readonly phone_number1: string;
  readonly phone_number2: string;
};

const WOMEN = ["Amina", "Chioma", "Funke", "Halima", "Ifeoma", "Kemi", "Ngozi", "Zainab"] as const;
const MEN = ["Abdul", "Babajide", "Chinedu", "Emeka", "Ibrahim", "Musa", "Segun", "Tunde"] as const;
const FAMILIES = [
  "Abubakar",
  "Adebayo",
  "Bello",
  "Chukwu",
  "Danladi",
  "Eze",
  "Lawal",
  "Nwosu",
  "Okoro",
  "Yusuf",
] as const;

/** The person with a number: each number has one, always the same. */
export function identityOf(number: string): Identity {
  const random = seededRandom(
    Array.from(number).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7),
  );
  const gender = random.pick(["female", "male"] as const);
  const names = gender === "female" ? WOMEN : MEN;
  const [first_name, middle_name, last_name] = [
    random.pick(names),
    random.pick(names),
    random.pick(FAMILIES),
  ];
  const digits = String(random.integer(10_000_000, 99_999_999));
  return {
    first_name,
    middle_name,
    last_name,
    gender,
    email: `${first_name}.${last_name}.${digits.slice(0, 4)}@example.com`.toLowerCase(),
    date_of_birth: isoDay(
      new Date(Date.UTC(random.integer(1960, 2004), random.integer(0, 11), random.integer(1, 28))),
      "UTC",
    ),
    phone_number1: `080${digits}`,
    phone_number2: `081${digits}`,
  };
}
