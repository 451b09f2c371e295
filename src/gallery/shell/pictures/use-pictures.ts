import { useLayoutEffect, useState } from "react";

import type { PictureWish, TakenPicture, WishedPictures } from "#gallery/protocol-pictures.ts";
import { GALLERY_API } from "#gallery/protocol.ts";
import { readPictures } from "#gallery/shell/project/ask-server.ts";

/** A picture of a view; `live`: there is none, so that the view itself has to be shown. */
export type Picture =
  | { readonly kind: "waiting" }
  | { readonly kind: "taken"; readonly src: string; readonly verdict: TakenPicture["verdict"] }
  | { readonly kind: "live" };

type Taken = {
  readonly of: string;
  readonly pictures: ReadonlyMap<number, Picture>;
  readonly isOver: boolean;
};

/** Milliseconds in which lines are gathered: each draws the page anew. */
const GATHER = 200;

/**
 * Pictures of views in their order, as they come; a picture that is there stays the same object. Without a browser on the server's machine all
 * are live.
 */
export function usePictures(wishes: readonly PictureWish[]): readonly Picture[] {
  const key = JSON.stringify(wishes);
  const [taken, setTaken] = useState<Taken>({ of: key, pictures: NONE, isOver: false });
  // Asked for before the page is drawn: the server looks for pictures meanwhile.
  useLayoutEffect(() => {
    const gone = new AbortController();
    const pictures = new Map<number, Picture>();
    const show = (isOver: boolean) => {
      if (!gone.signal.aborted) setTaken({ of: key, pictures: new Map(pictures), isOver });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (line: TakenPicture) => {
      pictures.set(line.index, pictureOf(line));
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
  const { pictures, isOver } = taken.of === key ? taken : { pictures: NONE, isOver: false };
  return wishes.map((_, index) => pictures.get(index) ?? (isOver ? LIVE : WAITING));
}

const NONE: Taken["pictures"] = new Map();
const LIVE: Picture = { kind: "live" };
const WAITING: Picture = { kind: "waiting" };

function pictureOf({ picture, verdict }: TakenPicture): Picture {
  return picture === undefined ? LIVE : { kind: "taken", src: `${GALLERY_API}/pictures/${picture}`, verdict };
}
