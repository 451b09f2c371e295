import { MessagePage } from "#app/layout/message-page.tsx";

import { useMayCome } from "#app/screens/use-screens.ts";

import { Arrival } from "./arrival.tsx";
import { GoBack } from "./go-back.tsx";
import { Waiting } from "./part.tsx";
import { words } from "./words.ts";

/** Any path that no screen and no page has (specification 1 §2). */
export function NotFound() {
  // A screen that was released since this device last asked.
  if (useMayCome()) return <Waiting />;
  return (
    <>
      <MessagePage title={words.pageMissing} action={<GoBack />}>
        {words.thereIsNothingAtThisAddress}
      </MessagePage>
      <Arrival title={words.pageMissing} />
    </>
  );
}
