import { useAddress } from "#gallery/shell/address/use-address.ts";
import { viewPath, type Subject } from "#gallery/states.ts";

import { type Run, scenariosOf } from "./runs.ts";

/**
 * Makes the runs of a screen's scenarios. They are played at the usual bank and in English, because what a scenario
 * expects is written so, whatever bank is looked at.
 */
export function useScenarioRuns(): (subject: Subject, drafts: string | undefined) => readonly Run[] {
  const { address, usual, to } = useAddress();
  const tenant = usual || address.tenant;
  return (subject, drafts) =>
    scenariosOf(subject).map(({ id: state, title }) => ({
      title,
      src: viewPath({
        subject: subject.id,
        state,
        tenant,
        scheme: "light",
        language: "en",
        ...(drafts && { drafts }),
      }),
      to: to({ subject: subject.id, state, tenant, language: "en" }),
    }));
}
