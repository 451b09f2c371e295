import { Eye, EyeOff, Wallet as WalletIcon } from "lucide-react";
import { useId, useState } from "react";

import type { Wallet } from "#pages/data/use-wallets.ts";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money } from "#ui/values/money.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { Disc, Fact, Foot, Line, Name, Root } from "./account-card-parts.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** One wallet with its names and numbers. The balance is masked until the customer asks for it. */
export function AccountCard({ wallet }: { wallet: Wallet }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { number, name, bank, balanceMinor, form } = wallet;
  return (
    <Root as="article" aria-labelledby={id}>
      <Line>
        <Disc>
          <WalletIcon size="1.25em" />
        </Disc>
        <Name id={id}>
          {name}
          {bank && <small>{bank}</small>}
        </Name>
      </Line>
      <Line>
        <Fact data-strong>
          <dt>{words.balance}</dt>
          <dd>
            {balanceMinor === undefined ? (
              words.missing
            ) : (
              <Money minor={balanceMinor} form={form} masked={!shown} />
            )}
          </dd>
        </Fact>
        <IconButton
          label={say(shown ? words.hideBalance : words.showBalance, { name })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size="1.25em" /> : <Eye size="1.25em" />}
        </IconButton>
      </Line>
      <Foot>
        <Fact>
          <dt>{words.accountNumber}</dt>
          <dd>{number || words.missing}</dd>
        </Fact>
        {number && (
          <CopyButton
            text={number}
            label={say(words.copyNumber, { name })}
            // The words of specification 1 §2.
            onCopied={() => toast(say(words.copied, { number }), "success")}
            onFailed={() => toast(words.notCopied, "warning")}
          />
        )}
      </Foot>
    </Root>
  );
}
