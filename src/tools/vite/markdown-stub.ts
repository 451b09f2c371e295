import type { Plugin } from "vite";

const STUB = "\0markdown-stub";
const CODE = "export const Markdown = ({ children }) => children;\nexport default Markdown;\n";

/**
 * Replaces `markdown-to-jsx`, which rjsf brings and which would be a third of its size: our texts are plain text, so
 * they are shown as they are.
 */
export function markdownStub(): Plugin {
  return {
    name: "markdown-stub",
    enforce: "pre",
    resolveId: (id) => (/^markdown-to-jsx(?:\/|$)/.test(id) ? STUB : undefined),
    load: (id) => (id === STUB ? CODE : undefined),
  };
}
