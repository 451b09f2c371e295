import { styled } from "styled-components";

import { PICTURE_HEIGHT } from "#gallery/protocol-pictures.ts";
import { Link } from "#ui/link.tsx";
import { Text } from "#ui/text.tsx";

import { hideScrollbar } from "./hide-scrollbar.ts";
import type { Picture } from "./pictures/use-pictures.ts";

const SCALE = 0.5;

/** Views side by side, as many as fit. */
export const SmallViews = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  padding: 0;
`;
const Sheet = styled.li<{ $width: number }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: min(100%, ${({ $width }) => $width * SCALE}px);
`;
const Window = styled.div<{ $width: number }>`
  position: relative;
  aspect-ratio: ${({ $width }) => $width} / ${PICTURE_HEIGHT};
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Shot = styled.img`
  display: block;
  width: 100%;
`;
/** As wide as the window around it, also where this has less room: the quotient of two lengths, which `calc` has not everywhere. */
const Frame = styled.iframe<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  height: ${PICTURE_HEIGHT}px;
  border: 0;
  transform: scale(tan(atan2(100cqi, ${({ $width }) => $width}px)));
  transform-origin: 0 0;
`;
const Name = styled(Link)`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  /* The whole sheet is the link. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-m);
    content: "";
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--color-focus);
      outline-offset: 2px;
    }
  }
`;

type SmallViewProps = {
  title: string;
  /** Address of the view. */
  src: string;
  /** Where it is shown in its full size. */
  to: string;
  /** In CSS pixels, before it is made small. */
  width: number;
  /** A picture of it; without one the view itself is shown. */
  picture?: Picture;
  /** What the picture shows. */
  alt?: string;
};

/** A view in half its size that leads to the whole: a picture, or the view itself, which loads when it comes into sight. */
export function SmallView({ title, src, to, width, picture = LIVE, alt = title }: SmallViewProps) {
  return (
    <Sheet $width={width}>
      {picture.kind === "live" ? (
        <Window inert $width={width}>
          <Frame
            title={title}
            src={src}
            loading="lazy"
            onLoad={hideScrollbar}
            tabIndex={-1}
            aria-hidden="true"
            $width={width}
          />
        </Window>
      ) : (
        <Window $width={width} aria-busy={picture.kind === "waiting" || undefined}>
          {picture.kind === "taken" && <Shot src={picture.src} alt={alt} loading="lazy" />}
        </Window>
      )}
      <Name to={to}>{title}</Name>
      {picture.kind === "taken" && BAD[picture.verdict] && (
        <Text as="span" $size="s" $tone="danger">
          {BAD[picture.verdict]}
        </Text>
      )}
    </Sheet>
  );
}

const LIVE: Picture = { kind: "live" };
const BAD: { readonly [verdict: string]: string } = {
  failed: "Does not go as it says",
  broken: "Cannot be shown",
};
