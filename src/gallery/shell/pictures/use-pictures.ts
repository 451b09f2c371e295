import { useEffect, useState } from "react";

import type { PictureWish, TakenPicture, WishedPictures } from "#gallery/protocol-pictures.ts";
import { GALLERY_API } from "#gallery/protocol.ts";
import { readPictures } from "#gallery/shell/ask-server.ts";

/** A picture of a view; `live`: there is none, so that the view itself has to be shown. */
export type Picture =
  | { readonly kind: "waiting" }
  | { readonly kind: "taken"; readonly src: string; readonly verdict: TakenPicture["verdict"] }
  | { readonly kind: "live" };

type Taken = {
  readonly of: string;
  readonly lines: ReadonlyMap<number, TakenPicture>;
  readonly isOver: boolean;
};

/** Milliseconds in which lines are gathered: each makes the page anew. */
const GATHER = 50;

/** Pictures of views in their order, as they come. Without a browser on the server's machine all are live. */
export function usePictures(wishes: readonly PictureWish[]): readonly Picture[] {
  const key = JSON.stringify(wishes);
  const [taken, setTaken] = useState<Taken>({ of: key, lines: new Map(), isOver: false });
  useEffect(() => {
    const gone = new AbortController();
    const lines = new Map<number, TakenPicture>();
    const show = (isOver: boolean) => {
      if (!gone.signal.aborted) setTaken({ of: key, lines: new Map(lines), isOver });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (line: TakenPicture) => {
      lines.set(line.index, line);
      timer ??= setTimeout(() => {
        timer = undefined;
        show(false);
      }, GATHER);
    };
    const views = JSON.parse(key) as WishedPictures["views"];
    const asked = readPictures({ views }, gone.signal, note);
    const end = () => {
      clearTimeout(timer);
      show(true);
    };
    void asked.then(end, end);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [key]);
  const { lines, isOver } = taken.of === key ? taken : { lines: NONE, isOver: false };
  return wishes.map((_, index) => pictureOf(lines.get(index), isOver));
}

const NONE: Taken["lines"] = new Map();

function pictureOf(line: TakenPicture | undefined, isOver: boolean): Picture {
  if (!line) return { kind: isOver ? "live" : "waiting" };
  const { picture, verdict } = line;
  return picture === undefined
    ? { kind: "live" }
    : { kind: "taken", src: `${GALLERY_API}/pictures/${picture}`, verdict };
}
