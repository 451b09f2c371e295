import { useEffect, useRef, useState, type DragEvent } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { TAKES_FILES } from "#gallery/stray-files.ts";
import { ToolButton } from "#gallery/shell/looks/controls.ts";
import type { Shown } from "#gallery/shell/panel/own-value.ts";
import { usePanelWork } from "#gallery/shell/panel/panel-context.ts";
import { SmallInput, TypedInput } from "#gallery/shell/panel/typed-input.tsx";
import { writingOf } from "#gallery/shell/panel/writings.ts";
import { fileIn } from "#lib/pictures/picture-address.ts";
import { readPicture, tellBytes } from "#lib/pictures/picture.ts";
import { Notes, type ControlProps } from "#ui/controls/field.tsx";
import { Text } from "#ui/text/text.tsx";

import { choosePicture, UNREADABLE } from "./choose-picture.ts";
import { groundOf } from "./ground.ts";
import { useNote } from "./use-note.ts";

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  border-radius: var(--radius-s);
  &[data-over] {
    outline: 2px dashed var(--color-focus);
    outline-offset: 4px;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > span:last-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
/** As large as customers see it. */
const Ground = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-s);
  > img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
`;

type PictureInputProps = Omit<ControlProps, "aria-required"> & {
  control: Control;
  shown: Shown;
  disabled: boolean;
  onWrong: (message: string | undefined) => void;
};

/** A picture: a file to choose or to drop, which is then in the file itself, or an address. */
export function PictureInput({ control, shown, disabled, onWrong, ...ties }: PictureInputProps) {
  const { set } = usePanelWork();
  const { pointer, title, scheme = "light" } = control;
  const [smaller, setSmaller] = useState<string>();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const last = useRef<File>(undefined);
  const own = shown.isOwn ? shown.value : undefined;
  const address = shown.value;
  const note = useNote(address, scheme);
  const told = tellPicture(own);
  const isWrong = ties["aria-invalid"] === true;
  useEffect(() => {
    // The panel is low, and the reason stands below.
    if (isWrong) document.getElementById(`${ties.id}-error`)?.scrollIntoView({ block: "nearest" });
  }, [isWrong, ties.id]);

  const take = (picture: string) => {
    setSmaller(undefined);
    onWrong(undefined);
    set(pointer, picture);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    last.current = file;
    const chosen = await choosePicture(file).catch(() => UNREADABLE);
    // A large one takes longer than a small one that was chosen after it.
    if (last.current !== file) return;
    if ("address" in chosen) return take(chosen.address);
    // What was there stays.
    setSmaller(chosen.smaller);
    onWrong(`${file.name} cannot be used. ${chosen.problem}`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const [file, ...more] = event.dataTransfer.files;
    if (!file) onWrong(NO_FILE);
    else if (more.length > 0) onWrong("Several files were dropped. Drop the one that is meant.");
    else void choose(file);
  };
  return (
    <Root
      {...{ [TAKES_FILES]: "" }}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Its own parts are no way out.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <Line>
        <Ground style={{ background: `rgb(${groundOf(scheme).join(" ")})` }}>
          {typeof address === "string" && <img src={address} alt={`${title}, on ${scheme} pages`} />}
        </Ground>
        <ToolButton
          variant="secondary"
          disabled={disabled}
          aria-label={`Choose a file for ${title}`}
          onClick={() => chooser.current?.click()}
        >
          Choose a file
        </ToolButton>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={`File for ${title}`}
          accept=".svg,.png,.webp,image/*"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file may be chosen again after it was changed.
            target.value = "";
          }}
        />
        {told === undefined ? (
          <TypedInput
            {...ties}
            control={control}
            writing={writingOf("text")}
            value={own}
            placeholder="or its address"
            disabled={disabled}
            onValue={(typed) => {
              last.current = undefined;
              onWrong(undefined);
              set(pointer, typed, "typed");
            }}
          />
        ) : (
          <SmallInput {...ties} readOnly value={told} />
        )}
      </Line>
      {smaller !== undefined && (
        <div>
          <ToolButton variant="secondary" onClick={() => take(smaller)}>
            Use a smaller copy ({tellPicture(smaller)})
          </ToolButton>
        </div>
      )}
      <Notes>
        {note !== undefined && (
          <Text as="span" $size="s" $tone="warning">
            {note}
          </Text>
        )}
      </Notes>
    </Root>
  );
}

/** A picture or an address of another page comes without a file. */
const NO_FILE = "No file was dropped. Save the picture on this machine first, or write its address.";

/** A picture that is in the file: `SVG, 2.1 kB, 40 x 40`. */
function tellPicture(address: unknown): string | undefined {
  const file = typeof address === "string" ? fileIn(address) : undefined;
  if (!file) return undefined;
  const read = readPicture(file);
  if ("problem" in read) return tellBytes(file.length);
  const { kind, bytes, size } = read;
  const name = kind === "webp" ? "WebP" : kind.toUpperCase();
  return [name, tellBytes(bytes), ...(size ? [`${size.width} x ${size.height}`] : [])].join(", ");
}
