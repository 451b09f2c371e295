import { MessagePage } from "#app/layout/message-page.tsx";

import { Arrival } from "./arrival.tsx";
import { GoBack } from "./go-back.tsx";

/** Any path that no screen and no page has (specification 1 §2). */
export function NotFound() {
  return (
    <>
      <MessagePage title="Page Missing!" action={<GoBack />}>
        There is nothing at this address.
      </MessagePage>
      <Arrival title="Page Missing!" />
    </>
  );
}
