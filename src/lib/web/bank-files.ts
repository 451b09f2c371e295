/**
 * Files that make the bank an installed app: its manifest and icons. No server has them, because the brand is known only at
 * run time: the page makes them of the brand and puts them into a cache, from which the service worker serves them.
 */
export const BANK_FILES = {
  /** The cache. A worker that serves it creates it, and a page without such a worker leaves it alone. */
  cache: "bank-files",
  /** Where they are, on the host of the page. */
  folder: "/bank-files/",
} as const;
