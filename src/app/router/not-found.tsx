import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import { MessagePage } from "#app/layout/message-page.tsx";

import { useMayCome } from "#app/screens/use-screens.ts";

import { Arrival } from "./arrival.tsx";
import { GoBack } from "./go-back.tsx";
import { Waiting } from "./part.tsx";
import { words } from "./words.ts";

/** As high as the picture, which comes late: no other first page needs its code. */
const Place = styled.div`
  min-height: 6rem;
`;

function Signpost() {
  const [picture, setPicture] = useState<ReactNode>();
  useEffect(() => {
    void import("#ui/pictures/picture.tsx").then(
      ({ Picture }) => setPicture(<Picture name="signpost" />),
      // What has not loaded is not missed.
      () => undefined,
    );
  }, []);
  return <Place>{picture}</Place>;
}

/** Any path that no screen and no page has (specification 1 §2). */
export function NotFound() {
  // A screen that was released since this device last asked.
  if (useMayCome()) return <Waiting />;
  return (
    <>
      <MessagePage title={words.pageMissing} picture={<Signpost />} action={<GoBack />}>
        {words.thereIsNothingAtThisAddress}
      </MessagePage>
      <Arrival title={words.pageMissing} />
    </>
  );
}
