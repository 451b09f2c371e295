/**
 * The oldest browsers that the app is for, as Vite names them: the last Chrome for Android 5, and the first Safari and
 * Firefox that know `<dialog>`. Vite rewrites newer syntax for them; `tests/bundle` finds functions that they lack, and
 * `npm run test:engines` runs journeys in Chromium 103. A browser that is older says so on the page (`app/old-browser.ts`).
 */
export const OLDEST_BROWSERS = ["chrome95", "safari15.4", "firefox98"];
