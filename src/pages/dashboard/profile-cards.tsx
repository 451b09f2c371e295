import { useId, useState } from "react";
import { styled } from "styled-components";

import type { Profile } from "#pages/data/use-profile.ts";
import { VerifyEmailLink } from "#pages/verify-email-link.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { Money } from "#ui/values/money.tsx";
import { Grid, Row, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";
import { useTotal } from "./use-total.ts";
import { words } from "./words.ts";

/** As tall as the button that one of the two cards has next to its heading. */
const Head = styled(Row)`
  min-height: var(--touch);
`;
const Figure = styled.span`
  white-space: nowrap;
`;

/** Two cards: who the customer is, and what they own (specification 1 §2). */
export function ProfileCards({ profile }: { profile: Profile }) {
  return (
    <Grid $min="18rem">
      <CustomerCard profile={profile} />
      <HoldingsCard />
    </Grid>
  );
}

/** Who the customer is, and whether their address is verified. */
export function CustomerCard({ profile }: { profile: Profile }) {
  const id = useId();
  const { first_name, last_name, email, email_verified_at, phone } = profile;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={2}>
        <Head $justify="space-between">
          <Heading id={id} $size="l">
            {words.yourDetails}
          </Heading>
          {email && (
            <Badge $tone={email_verified_at ? "success" : "warning"}>
              {email_verified_at ? words.emailVerified : words.emailNotVerified}
            </Badge>
          )}
        </Head>
        {email && !email_verified_at && <VerifyEmailLink profile={profile} />}
        <DescriptionList
          rows={[
            { label: words.name, value: [first_name, last_name].filter(Boolean).join(" ") || words.missing },
            { label: words.email, value: email || words.missing },
            { label: words.phone, value: phone || words.missing },
          ]}
        />
      </Stack>
    </Card>
  );
}

function HoldingsCard() {
  const id = useId();
  const { count, total, instead } = useTotal();
  const [shown, setShown] = useState(false);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={2}>
        <Head $justify="space-between">
          <Heading id={id} $size="l">
            {words.yourAccount}
          </Heading>
          {total && <EyeButton shown={shown} what={words.totalBalanceOf} onShow={setShown} />}
        </Head>
        <DescriptionList
          rows={[
            { label: words.wallets, value: count ?? instead },
            {
              label: words.totalBalance,
              value: total ? (
                <Figure>
                  <Money {...total} masked={!shown} />
                </Figure>
              ) : (
                instead
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
