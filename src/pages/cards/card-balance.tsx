import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";

import { Fact, Line } from "#pages/account/account-card-parts.ts";
import { usePageServices } from "#pages/services.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";

/** A card's balance, masked until the customer asks for it. */
export function CardBalance({ minor, what }: { minor: number; what: string }) {
  const { settings } = usePageServices();
  const [shown, setShown] = useState(false);
  return (
    <Line>
      <Fact data-strong>
        <dt>Balance</dt>
        <dd>
          <Money minor={minor} form={settings} masked={!shown} />
        </dd>
      </Fact>
      <IconButton
        label={`${shown ? "Hide" : "Show"} balance of ${what}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size="1.25rem" /> : <Eye size="1.25rem" />}
      </IconButton>
    </Line>
  );
}
