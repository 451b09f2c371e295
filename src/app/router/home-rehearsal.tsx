import { Activity } from "react";

import { CustomerArea } from "#app/layout/customer-area.tsx";
import { HOME } from "#app/paths.ts";
import { Rehearse } from "#ui/rehearse.tsx";

import { pages } from "./pages.ts";
import { Part } from "./part.tsx";

const home = pages.find(({ path }) => path === HOME)!;

/** Rehearses what follows the sign-in while the customer types. Hidden, it has no effects, and asks for nothing. */
export function HomeRehearsal() {
  return (
    <Rehearse>
      <Activity mode="hidden">
        <CustomerArea>
          <Part load={home.load}>{(Home) => <Home />}</Part>
        </CustomerArea>
      </Activity>
    </Rehearse>
  );
}
