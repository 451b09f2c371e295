import type { Profile } from "#pages/data/use-profile.ts";
import { Section } from "#pages/section.tsx";
import { usePageServices } from "#pages/services.ts";
import { VerifyEmailLink } from "#pages/verify-email-link.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Row } from "#ui/layout/stack.tsx";

import { ConcealedNumber } from "./concealed-number.tsx";
import { dayText } from "./texts.ts";
import { words } from "./words.ts";

/** What the bank knows about the customer; only the bank changes it. */
export function PersonalSection({ profile }: { profile: Profile }) {
  const { first_name, last_name, username, phone, gender, email, email_verified_at, nin, bvn, dob } = profile;
  const { timeZone } = usePageServices().settings;
  return (
    <Section title={words.personal}>
      <DescriptionList
        rows={[
          { label: words.firstName, value: first_name || words.notGiven },
          { label: words.lastName, value: last_name || words.notGiven },
          { label: words.username, value: username || words.notGiven },
          { label: words.phone, value: phone || words.notGiven },
          {
            label: words.email,
            value: email ? (
              <Row as="span" $gap={2} $justify="end">
                <span>{email}</span>
                <Badge $tone={email_verified_at ? "success" : "warning"}>
                  {email_verified_at ? words.verified : words.notVerified}
                </Badge>
                {!email_verified_at && <VerifyEmailLink profile={profile} />}
              </Row>
            ) : (
              words.notGiven
            ),
          },
          {
            label: words.gender,
            value: gender ? gender.charAt(0).toUpperCase() + gender.slice(1) : words.notGiven,
          },
          { label: words.born, value: dayText(dob, timeZone) },
          { label: words.nin, value: <ConcealedNumber number={nin} what={words.nin} /> },
          { label: words.bvn, value: <ConcealedNumber number={bvn} what={words.bvn} /> },
        ]}
      />
    </Section>
  );
}
