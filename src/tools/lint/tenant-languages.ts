import type { Problem } from "#definition/problem.ts";
import { nearest } from "#lib/text/text.ts";
import { tones } from "#tenant/tones.ts";
import type { Spoken } from "#tools/languages/spoken.ts";
import { isVariant, variantTag } from "#tools/languages/tone.ts";

import { type TenantFile, tenantProblem, writes } from "./tenant-file.ts";

const ENGLISH = "en";

/** Languages of tests: longer and accented, and from right to left. */
const PSEUDO: readonly string[] = ["en-XA", "ar-XB"];

/** The languages of a tenant that nobody can read, or that customers should not read yet; and a tone that none has. */
export function lintTenantLanguages(tenant: TenantFile, spoken: readonly Spoken[]): readonly Problem[] {
  const { languages, tone } = tenant.resolved.settings;
  const offered = spoken.filter((one) => !isVariant(one));
  const ofLanguages = languages.flatMap((tag, index) => {
    const about = tag === ENGLISH ? undefined : aboutLanguage(tag, offered);
    return about ? [tenantProblem(tenant, `/languages/${index}`, about.message, about)] : [];
  });
  return [
    ...(writes(tenant, "/languages") ? ofLanguages : []),
    ...(writes(tenant, "/tone") && tone !== tones[0] ? toneProblems(tenant, spoken) : []),
  ];
}

function toneProblems(tenant: TenantFile, spoken: readonly Spoken[]): readonly Problem[] {
  const { languages, tone } = tenant.resolved.settings;
  const variants = languages.map((tag) => variantTag(tag, tone));
  if (variants.some((variant) => spoken.some(({ tag }) => tag === variant))) return [];
  const expected = `a file schemas/languages/${variants[0]}.json`;
  const message = `no language of the bank has texts in the tone "${tone}"`;
  return [tenantProblem(tenant, "/tone", message, { level: "warning", expected })];
}

function aboutLanguage(
  tag: string,
  spoken: readonly Spoken[],
): Pick<Problem, "message" | "expected" | "nearest" | "level"> | undefined {
  const level = "warning";
  if (PSEUDO.includes(tag)) return { level, message: `"${tag}" is for tests: customers cannot read it` };
  const language = spoken.find((one) => one.tag === tag);
  if (language) {
    const { name, draft, english, texts } = language;
    if (draft === undefined) return undefined;
    const left = `${english} of ${texts} texts stay English`;
    return { level, message: `${name} is a draft, and customers would read it: "${draft}"; ${left}` };
  }
  const known = [ENGLISH, ...spoken.map((one) => one.tag)];
  const meant = nearest(tag, known);
  return {
    message: `there is no language "${tag}"`,
    expected: `${known.join(", ")}, or a file schemas/languages/${tag}.json`,
    ...(meant !== undefined && { nearest: meant }),
  };
}
