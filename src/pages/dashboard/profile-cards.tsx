import { useId, useState } from "react";
import { styled } from "styled-components";

import type { MoneyForm } from "#lib/money-form.ts";
import { isSameForm } from "#lib/signed-money.ts";
import type { Profile } from "#pages/data/use-profile.ts";
import { useWallets, type Wallet } from "#pages/data/use-wallets.ts";
import { VerifyEmailLink } from "#pages/verify-email-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { EyeButton } from "#ui/eye-button.tsx";
import { Money } from "#ui/money.tsx";
import { Grid, Row, Stack } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";
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

function CustomerCard({ profile }: { profile: Profile }) {
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
  const { data } = useWallets();
  const [shown, setShown] = useState(false);
  const total = data && totalOf(data);
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
            { label: words.wallets, value: data ? data.length : "\u2026" },
            {
              label: words.totalBalance,
              value: total ? (
                <Figure>
                  <Money {...total} masked={!shown} />
                </Figure>
              ) : (
                words.missing
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The sum of all balances, if all are known and in one currency. */
function totalOf(wallets: readonly Wallet[]): { minor: number; form: MoneyForm } | undefined {
  const [first] = wallets;
  let minor = 0;
  for (const { balanceMinor, form } of wallets) {
    if (balanceMinor === undefined || !isSameForm(form, first?.form)) return undefined;
    minor += balanceMinor;
  }
  return first && { minor, form: first.form };
}
