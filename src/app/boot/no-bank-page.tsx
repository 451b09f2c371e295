import { styled } from "styled-components";

import { words as appWords } from "#app/words.ts";
import { MessagePage } from "#app/layout/message-page.tsx";
import { GoBack } from "#app/router/go-back.tsx";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { say } from "#lib/text/words.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import type { GoneBank } from "./forget-bank.ts";
import { words } from "./words.ts";

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  margin: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Actions = styled(Stack)`
  max-width: 28rem;
`;

type NoBankPageProps = {
  /** The bank that was here. */
  readonly bank: GoneBank | undefined;
  /** Payments of the customer whose outcome is not known. */
  readonly open: readonly JournalEntry[];
};

/** Says that there is no bank at this address; of one that was here, also what to do. */
export function NoBankPage({ bank, open }: NoBankPageProps) {
  if (!bank) {
    return (
      <MessagePage title={words.pageBroken} action={<GoBack />}>
        {words.weCouldNotFindThisBank}
      </MessagePage>
    );
  }
  const { name = "", email, phone, website } = bank;
  const contacts = [
    email && [`mailto:${email}`, email],
    phone && [`tel:${phone.replaceAll(/[^+\d]/g, "")}`, phone],
    website && [website, website],
  ].filter((one) => Array.isArray(one));
  return (
    <MessagePage
      title={words.pageBroken}
      action={
        <Actions $align="center">
          <List>
            {contacts.map(([address, text]) => (
              <li key={address}>
                <a href={address} rel="noreferrer">
                  {text}
                </a>
              </li>
            ))}
          </List>
          {open.length > 0 && <OpenPayments open={open} />}
          <GoBack />
        </Actions>
      }
    >
      {say(words.bankIsGone, { name })}
    </MessagePage>
  );
}

function OpenPayments({ open }: Pick<NoBankPageProps, "open">) {
  return (
    <>
      <Text>{appWords.paymentsThatWereNotClearAt}</Text>
      <List>
        {open.map(({ key, title, amount, reference, providerReference }) => (
          <li key={key}>{[title, amount, providerReference ?? reference].filter(Boolean).join(", ")}</li>
        ))}
      </List>
    </>
  );
}
