import { Plus, Snowflake, Sun } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";

import { useOpenScreen } from "#pages/use-open-screen.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { CardBalance } from "./card-balance.tsx";
import { CardFace } from "./card-face.tsx";
import { spokenNumber } from "./card-number.ts";
import { cardTypeText } from "./card-types.ts";
import { FreezeDialog } from "./freeze-dialog.tsx";
import type { VirtualCard as VirtualCardData } from "./read-cards.ts";
import { RevealButton } from "./reveal-button.tsx";
import { useReveal } from "./use-reveal.ts";
import { words } from "./words.ts";

/** Buttons in a row as long as no word must wrap; each row is filled. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    flex: 1 1 auto;
  }
`;
const FUND = "/atm-card/fund";

type VirtualCardProps = { readonly card: VirtualCardData; readonly onChanged: () => Promise<unknown> };

/** One virtual card with everything that the customer can do with it. */
export function VirtualCard({ card, onChanged }: VirtualCardProps) {
  const id = useId();
  const openScreen = useOpenScreen();
  const reveal = useReveal(card.id);
  const [asking, setAsking] = useState(false);
  const { type, masked, frozen, balanceMinor } = card;
  const title = cardTypeText(type);
  const what = `${title} ${spokenNumber(masked)}`;
  const hidden = <VisuallyHidden> {what}</VisuallyHidden>;
  const fund = () => openScreen(FUND, { card: { id: card.id, label: `${title} ${masked}` } });
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack $gap={4}>
        <CardFace card={card} title={title} id={id} frozen={frozen} secrets={reveal.secrets}>
          {reveal.secrets?.number && (
            <CopyButton
              text={reveal.secrets.number}
              label={words.copyNumber}
              onCopied={() => toast(words.numberCopied, "success")}
              onFailed={() => toast(words.notCopied, "warning")}
            />
          )}
        </CardFace>
        {balanceMinor !== undefined && <CardBalance minor={balanceMinor} what={what} />}
        {frozen && (
          <Text $size="s" $tone="muted">
            {words.frozenText}
          </Text>
        )}
        {card.id !== "" && (
          <Actions>
            {!frozen && (
              <Button size="s" onClick={fund}>
                <Plus size="1em" />
                <span>
                  {words.fund}
                  {hidden}
                </span>
              </Button>
            )}
            <RevealButton reveal={reveal} what={what} />
            <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
              {frozen ? <Sun size="1em" /> : <Snowflake size="1em" />}
              <span>
                {frozen ? words.unfreeze : words.freeze}
                {hidden}
              </span>
            </Button>
          </Actions>
        )}
      </Stack>
      {asking && <FreezeDialog card={card} onClose={() => setAsking(false)} onChanged={onChanged} />}
    </Card>
  );
}
