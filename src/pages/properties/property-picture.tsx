import { ImageOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import type { Picture } from "./property.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** The frame of a picture, before and after it has loaded. */
export const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 4 / 3;
  background: var(--color-surface-sunken);
  color: var(--color-text-muted);
  overflow: hidden;
`;
const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

type PropertyPictureProps = {
  /** Undefined when the provider sent none. */
  picture: Picture | undefined;
  /** Alternative text; "" when the words next to it say the same. */
  alt: string;
  /** Loads the picture when it is almost in view. */
  lazy?: boolean;
};

/** A picture of a property; an icon if there is none or it cannot be shown. */
export function PropertyPicture({ picture, alt, lazy }: PropertyPictureProps) {
  const [broken, setBroken] = useState("");
  if (!picture || broken === picture.url) {
    return (
      <Frame
        role={alt ? "img" : undefined}
        aria-label={alt ? say(words.noPicture, { name: alt }) : undefined}
      >
        <ImageOff size="2em" />
      </Frame>
    );
  }
  return (
    <Frame>
      <Image
        src={picture.url}
        alt={alt}
        loading={lazy ? "lazy" : undefined}
        draggable={false}
        onError={() => setBroken(picture.url)}
      />
    </Frame>
  );
}
