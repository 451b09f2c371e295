import { css } from "styled-components";

/**
 * Sizes that no brand changes: spacing, type scale, shadows, motion, layers. Radii and font are defaults for the theme.
 */
export const staticTokens = css`
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-3: 0.75rem;
  --space-4: 1rem;
  --space-5: 1.5rem;
  --space-6: 2rem;
  --space-7: 3rem;
  --space-8: 4rem;

  --text-xs: 0.75rem;
  --text-s: 0.875rem;
  --text-m: 1rem;
  --text-l: 1.125rem;
  --text-xl: 1.375rem;
  --text-2xl: min(1.75rem, 10vw);
  --text-3xl: 2.25rem;
  --weight-regular: 400;
  --weight-medium: 500;
  --weight-semibold: 600;
  --weight-bold: 700;
  --line-tight: 1.2;
  --line-snug: 1.35;
  --line-normal: 1.5;

  --control-height: 3rem;
  --touch: 2.75rem;

  /* Much enlarged on a phone, the room is for words: what stands between them grows no further. */
  @media (max-width: 15rem) {
    --space-2: 6px;
    --space-3: 8px;
    --space-4: 12px;
    --space-5: 14px;
    --space-6: 16px;
    --space-7: 20px;
    --space-8: 24px;
    --text-l: 1.0625rem;
    --text-xl: 1.125rem;
    --touch: 48px;
  }

  --shadow-1: 0 1px 2px rgb(15 23 32 / 6%), 0 1px 3px rgb(15 23 32 / 5%);
  --shadow-2: 0 2px 6px rgb(15 23 32 / 8%), 0 8px 20px rgb(15 23 32 / 8%);
  --shadow-3: 0 8px 24px rgb(15 23 32 / 16%), 0 24px 56px rgb(15 23 32 / 18%);

  /* Modal 300 ms, backdrop 150 ms (specification 1 §9). */
  --motion-fast: 150ms;
  --motion-slow: 300ms;
  --ease-out: cubic-bezier(0.2, 0.8, 0.2, 1);

  --z-sticky: 10;
  --z-drawer: 20;
  --z-menu: 30;
  --z-toast: 40;

  --icon-weight: 2;
  --radius-s: 0.5rem;
  --radius-m: 0.75rem;
  --radius-l: 1.25rem;
  --font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
`;

/** Shadows are invisible on dark surfaces unless they are darker. */
export const darkTokens = css`
  --shadow-1: 0 1px 2px rgb(0 0 0 / 40%);
  --shadow-2: 0 4px 16px rgb(0 0 0 / 45%);
  --shadow-3: 0 16px 56px rgb(0 0 0 / 60%);
`;
