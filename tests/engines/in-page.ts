import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

// Stands before the first script of each page (bank-under-watch.ts): it keeps what goes wrong there from the first byte on, and
// finds elements as a customer names them, in every engine by the same rules.

/** What journeys find and ask in each page. */
export type InPage = {
  /** The first element of this role whose name matches, in the open dialog if there is one. */
  readonly find: (role: string, name: string) => HTMLElement | undefined;
  /** What went wrong in the browser's tabs since the last look. */
  readonly takeProblems: () => readonly string[];
  /** How often a page was shown, by loading or from the back-forward cache, or the customer went through its history. */
  readonly arrivals: () => number;
};

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of the window.
  var inPage: InPage;
}

/** What is kept from page to page and from tab to tab. No keys of the app's own. */
const PROBLEMS = "problems of the journey";
const ARRIVALS = "arrivals of the journey";

const kept = (): string[] => JSON.parse(localStorage.getItem(PROBLEMS) ?? "[]") as string[];
const note = (problem: string) => localStorage.setItem(PROBLEMS, JSON.stringify([...kept(), problem]));

for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    note(`console ${level}: ${parts.map(String).join(" ")}`);
    write(...parts);
  };
}
addEventListener("error", ({ message, filename }) => note(`uncaught: ${message} (${filename})`));
addEventListener("unhandledrejection", ({ reason }) => note(`uncaught in a promise: ${String(reason)}`));
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
  note(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
);

const arrivals = (): number => Number(localStorage.getItem(ARRIVALS) ?? 0);
for (const arrival of ["pageshow", "popstate"])
  addEventListener(arrival, () => localStorage.setItem(ARRIVALS, String(arrivals() + 1)));

// A real one would open a dialog of the system, which no driver can close.
window.print = () =>
  localStorage.setItem("printed", `${location.pathname} ${document.title} ${document.body.textContent}`);

globalThis.inPage = {
  find: (role, name) => {
    const dialog = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
    const [within, pattern] = [dialog?.parentElement ?? document.body, new RegExp(name)];
    // ARIA has no role for passwords; customers see a text box.
    const passwords =
      role === "textbox" ? queryAllByLabelText(within, pattern, { selector: "[type=password]" }) : [];
    // The library's own look at what is hidden takes seconds on a long page.
    return [...queryAllByRole(within, role, { name: pattern, hidden: true }), ...passwords].find(
      (element) =>
        (!dialog || dialog.contains(element)) &&
        // Old engines have no `checkVisibility`.
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === "visible" &&
        !element.closest("[aria-hidden=true]"),
    );
  },
  arrivals,
  takeProblems: () => {
    const problems = kept();
    localStorage.removeItem(PROBLEMS);
    return problems;
  },
};
