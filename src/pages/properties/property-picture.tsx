import { ImageOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import type { Picture } from "./property.ts";

/** The place of a picture, whether it is there yet or not. */
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
  /** Missing where the provider sent none. */
  picture: Picture | undefined;
  /** What it shows; "" where words beside it say so. */
  alt: string;
  /** It waits until it is nearly in sight. */
  lazy?: boolean;
};

/** A picture of a property; a sign where there is none, or none that can be shown. */
export function PropertyPicture({ picture, alt, lazy }: PropertyPictureProps) {
  const [broken, setBroken] = useState("");
  if (!picture || broken === picture.url) {
    return (
      <Frame role={alt ? "img" : undefined} aria-label={alt ? `${alt} (no picture)` : undefined}>
        <ImageOff size="2rem" />
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
