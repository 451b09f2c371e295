import { MessagePage } from "#app/layout/message-page.tsx";

import { Arrival } from "./arrival.tsx";
import { GoBack } from "./go-back.tsx";
import { words } from "./words.ts";

/** Any path that no screen and no page has (specification 1 §2). */
export function NotFound() {
  return (
    <>
      <MessagePage title={words.pageMissing} action={<GoBack />}>
        {words.thereIsNothingAtThisAddress}
      </MessagePage>
      <Arrival title={words.pageMissing} />
    </>
  );
}
