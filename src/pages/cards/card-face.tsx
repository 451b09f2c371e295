import { CreditCard, Snowflake } from "lucide-react";
import type { ReactNode } from "react";

import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { Brand, CardNumber, Face, FaceRow, Facts } from "./card-face-parts.ts";
import { spacedNumber, spokenNumber } from "./card-number.ts";
import type { CardSecrets, PhysicalCard } from "./read-cards.ts";
import { words } from "./words.ts";

type CardFaceProps = {
  readonly card: PhysicalCard;
  /** The kind of card, as the heading. */
  readonly title: string;
  readonly id: string;
  readonly frozen?: boolean;
  /** Number and CVV while they are revealed. */
  readonly secrets?: CardSecrets | undefined;
  /** Shown in the upper corner. */
  readonly children?: ReactNode;
};

const HIDDEN_CVV = "•••";

/** A card drawn like a real one. Its number is masked unless `secrets` are given. */
export function CardFace({ card, title, id, frozen = false, secrets, children }: CardFaceProps) {
  const { name, masked, expiry } = card;
  const Mark = frozen ? Snowflake : CreditCard;
  return (
    <Face data-art={frozen ? undefined : "card"} data-frozen={frozen || undefined}>
      <FaceRow>
        <Brand id={id}>
          <Mark size="1.5em" />
          {title}
          <VisuallyHidden>{spokenNumber(masked)}</VisuallyHidden>
        </Brand>
        {frozen && <strong>{words.frozen}</strong>}
        {children}
      </FaceRow>
      <FaceRow>
        <VisuallyHidden>{words.cardNumber}</VisuallyHidden>
        {secrets ? (
          <CardNumber>{spacedNumber(secrets.number) || words.missing}</CardNumber>
        ) : (
          <CardNumber>
            <Concealed text={masked || words.missing} spoken={spokenNumber(masked)} />
          </CardNumber>
        )}
      </FaceRow>
      <Facts>
        <div>
          <dt>{words.name}</dt>
          <dd>{name || words.missing}</dd>
        </div>
        <div>
          <dt>{words.expires}</dt>
          <dd>{expiry || words.missing}</dd>
        </div>
        <div>
          <dt>{words.cvv}</dt>
          <dd>
            {secrets ? secrets.cvv || words.missing : <Concealed text={HIDDEN_CVV} spoken={words.hidden} />}
          </dd>
        </div>
      </Facts>
    </Face>
  );
}

function Concealed({ text, spoken }: { text: string; spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
