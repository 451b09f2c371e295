import { styled } from "styled-components";

import { Link } from "#ui/link.tsx";

import { hideScrollbar } from "./hide-scrollbar.ts";

const SCALE = 0.5;
const HEIGHT = 640;

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
const Window = styled.div`
  position: relative;
  height: ${HEIGHT * SCALE}px;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;
const Frame = styled.iframe`
  height: ${HEIGHT}px;
  border: 0;
  transform: scale(${SCALE});
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
};

/** A view in half its size that leads to the whole; it loads when it comes into sight. */
export function SmallView({ title, src, to, width }: SmallViewProps) {
  return (
    <Sheet $width={width}>
      <Window inert>
        <Frame
          title={title}
          src={src}
          loading="lazy"
          onLoad={hideScrollbar}
          tabIndex={-1}
          aria-hidden="true"
          style={{ width }}
        />
      </Window>
      <Name to={to}>{title}</Name>
    </Sheet>
  );
}
