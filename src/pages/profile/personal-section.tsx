import type { Profile } from "#pages/data/use-profile.ts";
import { Section } from "#pages/section.tsx";
import { VerifyEmailLink } from "#pages/verify-email-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Row } from "#ui/stack.tsx";

import { ConcealedNumber } from "./concealed-number.tsx";
import { dayText, NOT_GIVEN } from "./texts.ts";

/** What the bank knows about the customer; only the bank changes it. */
export function PersonalSection({ profile, locale }: { profile: Profile; locale: string }) {
  const { first_name, last_name, username, phone, gender, email, email_verified_at, nin, bvn, dob } = profile;
  return (
    <Section title="Personal information">
      <DescriptionList
        rows={[
          { label: "First name", value: first_name || NOT_GIVEN },
          { label: "Last name", value: last_name || NOT_GIVEN },
          { label: "Username", value: username || NOT_GIVEN },
          { label: "Phone number", value: phone || NOT_GIVEN },
          {
            label: "Email",
            value: email ? (
              <Row as="span" $gap={2} $justify="end">
                <span>{email}</span>
                <Badge $tone={email_verified_at ? "success" : "warning"}>
                  {email_verified_at ? "Verified" : "Not verified"}
                </Badge>
                {!email_verified_at && <VerifyEmailLink profile={profile} />}
              </Row>
            ) : (
              NOT_GIVEN
            ),
          },
          { label: "Gender", value: gender ? gender.charAt(0).toUpperCase() + gender.slice(1) : NOT_GIVEN },
          { label: "Date of birth", value: dayText(dob, locale) },
          { label: "NIN", value: <ConcealedNumber number={nin} what="NIN" /> },
          { label: "BVN", value: <ConcealedNumber number={bvn} what="BVN" /> },
        ]}
      />
    </Section>
  );
}
