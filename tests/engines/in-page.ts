import { queryAllByLabelText, queryAllByRole } from "@testing-library/dom";

// Stands before the first script of each page (bank-under-watch.ts): it keeps what goes wrong there from the first byte on, and
// finds elements as a customer names them, in every engine by the same rules.

/** What journeys find and ask in each page. */
export type InPage = {
  /** The first element of this role whose name matches, in the open dialog if there is one. */
  readonly find: (role: string, name: string) => HTMLElement | undefined;
  /** What went wrong in this tab since the last look. */
  readonly takeProblems: () => readonly string[];
};

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of the window.
  var inPage: InPage;
}

/** Problems survive a change of the page here. No key of the app's own. */
const KEY = "problems of the journey";

const kept = (): string[] => JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
const note = (problem: string) => sessionStorage.setItem(KEY, JSON.stringify([...kept(), problem]));

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

globalThis.inPage = {
  find: (role, name) => {
    const dialog = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
    const [within, pattern] = [dialog?.parentElement ?? document.body, new RegExp(name)];
    // ARIA has no role for passwords; customers see a text box.
    const passwords =
      role === "textbox" ? queryAllByLabelText(within, pattern, { selector: "[type=password]" }) : [];
    return [...queryAllByRole(within, role, { name: pattern }), ...passwords].find(
      (element) => !dialog || dialog.contains(element),
    );
  },
  takeProblems: () => {
    const problems = kept();
    sessionStorage.removeItem(KEY);
    return problems;
  },
};
