import { styled } from "styled-components";

/** A step of the spacing scale, `--space-1` to `--space-8`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Children in a column. */
export const Stack = styled.div<{ $gap?: Space; $align?: "start" | "center" | "stretch" }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: var(--space-${({ $gap = 4 }) => $gap});
  min-width: 0;
`;

/** Children in a row; they wrap if there is no room, unless `$wrap` says otherwise. */
export const Row = styled.div<{
  $gap?: Space;
  $justify?: "start" | "center" | "end" | "space-between";
  $align?: "start" | "center" | "end" | "baseline" | "stretch";
  $nowrap?: boolean;
}>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? "nowrap" : "wrap")};
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: var(--space-${({ $gap = 3 }) => $gap});
  min-width: 0;
  /* A child that is wider than the row breaks its text instead of overflowing. */
  > * {
    min-width: ${({ $nowrap }) => ($nowrap ? "auto" : "0")};
  }
`;

/** As many equal columns as fit, none narrower than `$min` (a CSS length) or wider than the available space. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = "16rem" }) => $min}, 100%), 1fr));
  gap: var(--space-${({ $gap = 4 }) => $gap});
`;
