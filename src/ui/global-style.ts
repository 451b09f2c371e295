import { createGlobalStyle } from "styled-components";
import { darkColors, lightColors } from "./fallback-colors.ts";
import { calmMotion } from "./media.ts";
import { darkTokens, staticTokens } from "./static-tokens.ts";

/** The only global style: tokens, reset, focus ring. Mounted once at the root and never interpolated with props. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${staticTokens}
    ${lightColors}
  }
  :root[data-scheme="dark"] {
    ${darkColors}
    ${darkTokens}
  }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    /* Bars stick to the top and the bottom: what gets the focus stops beside them. */
    scroll-padding-block: 4.5rem;
  }
  /* The page behind a modal dialog does not scroll, and stays as wide as it was. */
  html:has(dialog:modal) { overflow: hidden; scrollbar-gutter: var(--gutter, auto); }
  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--color-page);
    color: var(--color-text);
    font-family: var(--font-family);
    font-size: var(--text-m);
    line-height: var(--line-normal);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  /* A name in Arabic does not reverse what stands beside it. */
  span, a, b, strong, em, small, time { unicode-bidi: isolate; }
  ul[class], ol[class] { list-style: none; }
  img, svg { display: block; max-width: 100%; }
  svg { flex: none; }
  /* From right to left, what points forward points to the left, and what comes from the side comes from the right. */
  [dir="rtl"] { --way: -1; }
  [dir="rtl"] .lucide:is([class*="-chevron-"], [class*="-arrow-"], [class*="-panel-"], .lucide-log-out) { transform: scaleX(-1); }
  .lucide { stroke-width: var(--icon-weight); }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { touch-action: manipulation; }
  a { color: var(--color-brand-text); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  ::placeholder { color: var(--color-text-muted); opacity: 1; }
  :focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
  /* Scripts focus headings and main after a navigation; they are not controls. */
  :is(h1, h2, h3, main)[tabindex="-1"]:focus-visible { outline: none; }

  ${calmMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
