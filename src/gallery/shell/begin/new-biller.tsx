import { useId, useState } from "react";
import useSWR from "swr";

import type { NewWanted } from "#gallery/protocol-new.ts";
import { FormDialog } from "#gallery/shell/looks/form-dialog.tsx";
import { messageOf } from "#gallery/shell/named/name-dialog.tsx";
import type { Project } from "#gallery/shell/project/project.ts";
import { Field } from "#ui/controls/field.tsx";
import { Select } from "#ui/controls/select.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

import { readBeginnings } from "./ask-new.ts";
import { useBegin } from "./use-begin.ts";

type NewProps = { project: Project; onClose: () => void };

/** Asks what a new biller is called and from what it begins, and opens its draft. */
export function NewBiller({ project, onClose }: NewProps) {
  const { data, error: failure } = useSWR(["beginnings", project.drafts], async () =>
    readBeginnings(project.drafts),
  );
  const { begin, isBusy } = useBegin(project);
  const [title, setTitle] = useState("");
  const [from, setFrom] = useState("");
  const [error, setError] = useState<string>();
  const id = useId();
  const { templates = [], screens = [] } = data ?? {};
  const chosen = from === "" ? `template ${templates[0]?.id ?? ""}` : from;
  const submit = async () => {
    if (title.trim() === "") return setError("Give the biller a name.");
    setError(undefined);
    await begin(wantedOf(title, chosen)).catch((problem: unknown) => setError(messageOf(problem)));
  };
  const about = [
    ...templates.map((one) => ({ value: `template ${one.id}`, ...one })),
    ...screens.map((one) => ({ value: `like ${one.id}`, ...one })),
  ].find(({ value }) => value === chosen);
  return (
    <FormDialog
      title="New biller"
      action="Begin"
      isBusy={isBusy}
      isWaiting={!data}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id={`${id}-title`}
        label="Name"
        hint="What customers read in the menu. Its address follows from it."
        error={error ?? (failure && messageOf(failure))}
      >
        {(ties) => (
          <TextInput
            {...ties}
            data-autofocus
            autoComplete="off"
            maxLength={60}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-from`}
        label="Begin with"
        hint={about && about.asks.length > 0 ? `It asks for: ${about.asks.join(", ")}.` : undefined}
      >
        {(ties) => (
          <Select {...ties} value={chosen} onChange={({ target }) => setFrom(target.value)}>
            <optgroup label="Templates">
              {templates.map((one) => (
                <option key={one.id} value={`template ${one.id}`}>
                  {one.title}
                </option>
              ))}
            </optgroup>
            <optgroup label="A copy of a screen">
              {screens.map((one) => (
                <option key={one.id} value={`like ${one.id}`}>
                  {one.title}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}

/** @param from `template bill` or `like airtime` */
function wantedOf(title: string, from: string): NewWanted {
  const [kind, id = ""] = from.split(" ");
  return { kind: "screen", title, from: kind === "like" ? { like: id } : { template: id } };
}
