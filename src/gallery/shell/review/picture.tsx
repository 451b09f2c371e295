import { SquareArrowOutUpRight } from "lucide-react";
import { styled } from "styled-components";

import { ToolLink } from "#gallery/shell/looks/controls.ts";
import { hideScrollbar } from "#gallery/shell/looks/hide-scrollbar.ts";
import { useRoom } from "#gallery/shell/looks/use-room.ts";
import { Text } from "#ui/text/text.tsx";

/** A phone, in CSS pixels. */
const WIDTH = 360;
const HEIGHT = 640;
const LARGEST = 0.75;

const Root = styled.figure`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  max-width: ${WIDTH * LARGEST}px;
  > figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.25rem;
    font-size: var(--text-s);
    font-weight: var(--weight-semibold);
  }
`;
const Window = styled.div`
  position: relative;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Frame = styled.iframe`
  width: ${WIDTH}px;
  height: ${HEIGHT}px;
  border: 0;
  transform-origin: 0 0;
`;
const Nothing = styled(Text)`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--space-3);
  text-align: center;
`;

type PictureProps = {
  /** "Before" or "After". */
  name: string;
  /** The screen. */
  title: string;
  /** Address of the view; undefined when there is none. */
  src: string | undefined;
  /** Says why there is none. */
  children: string;
};

/** A view on a phone, live, as large as there is room. It loads when it comes into sight. */
export function Picture({ name, title, src, children }: PictureProps) {
  const { ref, room } = useRoom<HTMLDivElement>();
  return (
    <Root>
      <figcaption>
        {name}
        {src !== undefined && (
          <ToolLink
            aria-label={`${title}, ${name.toLowerCase()}, by itself`}
            title="Open by itself"
            href={src}
            target="_blank"
            rel="noopener"
          >
            <SquareArrowOutUpRight size="1em" />
          </ToolLink>
        )}
      </figcaption>
      <Window ref={ref} inert>
        {src === undefined ? (
          <Nothing $size="s" $tone="muted">
            {children}
          </Nothing>
        ) : (
          <Frame
            key={src}
            title={`${name}: ${title}`}
            src={src}
            loading="lazy"
            onLoad={hideScrollbar}
            tabIndex={-1}
            aria-hidden="true"
            style={{ transform: `scale(${room.width / WIDTH})` }}
          />
        )}
      </Window>
    </Root>
  );
}
