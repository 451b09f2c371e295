import { useState } from "react";

import { Fact, Line } from "#pages/account/account-card-parts.ts";
import { usePageServices } from "#pages/services.ts";
import { EyeButton } from "#ui/buttons/eye-button.tsx";
import { Money } from "#ui/values/money.tsx";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** A card's balance, masked until the customer asks for it. */
export function CardBalance({ minor, what }: { minor: number; what: string }) {
  const { settings } = usePageServices();
  const [shown, setShown] = useState(false);
  return (
    <Line>
      <Fact data-strong>
        <dt>{words.balance}</dt>
        <dd>
          <Money minor={minor} form={settings} masked={!shown} />
        </dd>
      </Fact>
      <EyeButton shown={shown} what={say(words.balanceOf, { card: what })} onShow={setShown} />
    </Line>
  );
}
