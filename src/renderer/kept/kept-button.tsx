import { useState } from "react";

import type { Ask } from "#definition/compiled.ts";
import { Button } from "#ui/buttons/button.tsx";
import { keepPlace } from "#ui/behaviour/keep-place.ts";
import { Row } from "#ui/layout/stack.tsx";
import { useScreenStore, useScreenValue, useText } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

type KeptButtonProps = { readonly kept: NonNullable<Ask["kept"]> };

/** The button that adds what was entered to the list that the provider keeps. */
export function KeptButton({ kept }: KeptButtonProps) {
  const store = useScreenStore();
  const mayAdd = useScreenValue((one) => one.kept?.mayAdd() ?? false);
  const text = useText(kept.add?.text);
  const [busy, setBusy] = useState(false);
  if (!mayAdd && !busy) return null;
  const add = async () => {
    setBusy(true);
    await store.kept?.add();
    setBusy(false);
  };
  return (
    <Row ref={keepPlace}>
      <Button variant="secondary" size="s" busy={busy} busyText={words.pleaseWait} onClick={() => void add()}>
        {text}
      </Button>
    </Row>
  );
}
