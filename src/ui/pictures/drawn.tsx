import { styled } from "styled-components";

import type { Tone } from "#ui/styles/tone.tsx";

/**
 * What a picture consists of, as SVG paths on 128 x 96: `paper` is filled with the surface and has an outline, `accent` is
 * filled with the accent colour, `line` is an outline alone.
 */
export type Shapes = { readonly paper?: string; readonly accent?: string; readonly line?: string };

/** The soft shape that all pictures stand on. */
const GROUND = "M14 56C12 28 34 8 66 10s52 20 48 46-26 32-54 32-44-8-46-32z";

/* One colour family for each picture: the brand's, or that of an outcome. */
const Svg = styled.svg<{ $family: string }>`
  display: block;
  width: 8rem;
  max-width: 100%;
  height: 6rem;
  fill: none;
  stroke: var(--color-on-${({ $family }) => $family}-soft);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .ground {
    fill: var(--color-${({ $family }) => $family}-soft);
    stroke: none;
  }
  .paper {
    fill: var(--color-surface);
    fill-rule: evenodd;
  }
  .accent {
    fill: var(--color-${({ $family }) => ($family === "brand" ? "accent" : `${$family}-text`)});
    stroke: none;
  }
`;

/** A drawn picture. It repeats what the words beside it say. Without shapes its place is kept. */
export function Drawn({ shapes = {}, tone }: { shapes?: Shapes | undefined; tone?: Tone }) {
  const { paper, accent, line } = shapes;
  return (
    <Svg $family={tone ?? "brand"} viewBox="0 0 128 96" aria-hidden="true" data-picture>
      <path className="ground" d={GROUND} />
      {paper && <path className="paper" d={paper} />}
      {accent && <path className="accent" d={accent} />}
      {line && <path d={line} />}
    </Svg>
  );
}
