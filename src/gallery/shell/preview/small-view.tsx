import { styled } from "styled-components";

import { PICTURE_HEIGHT } from "#gallery/protocol-pictures.ts";
import { Link } from "#ui/text/link.tsx";
import { Text } from "#ui/text/text.tsx";
import type { Picture } from "#gallery/shell/pictures/use-pictures.ts";

import { LiveView, type LiveViewProps } from "./live-view.tsx";

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
  /* No border: a picture is sharp only in its own size. */
  outline: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Shot = styled.img`
  display: block;
  width: 100%;
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

type SmallViewProps = LiveViewProps & {
  /** Where it is shown in its full size. */
  to: string;
  /** A picture of it; without one the view itself is shown. */
  picture?: Picture;
  /** What the picture shows. */
  alt?: string;
};

/** A view in half its size that leads to the whole: a picture, or the view itself. */
export function SmallView({ to, picture = LIVE, alt, ...view }: SmallViewProps) {
  const { title, width } = view;
  return (
    <Sheet $width={width}>
      {picture.kind === "live" ? (
        <Window inert $width={width}>
          <LiveView {...view} />
        </Window>
      ) : (
        <Window $width={width} aria-busy={picture.kind === "waiting" || undefined}>
          {picture.kind === "taken" && <Shot src={picture.src} alt={alt ?? title} loading="lazy" />}
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
