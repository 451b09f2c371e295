import { LoadError } from "#app/router/load-once.ts";

/** What is reported about one event: words from closed lists, and places in our own code. No text of an error. */
export type Report = {
  readonly kind: "error" | "rejection" | "load" | "policy" | "vital";
  /** The class of an error, the element or directive, the name of a measure. */
  readonly what: string;
  /** File, line and column of our own code. */
  readonly at?: string;
  /** Of a measure: milliseconds, or the score of a shift. */
  readonly value?: number;
};

/** A name may be anything, so only these are repeated. */
const CLASSES = new Set(
  "Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError SecurityError TimeoutError UnknownError".split(
    " ",
  ),
);
/** A production build of React says a number in place of a text. */
const REACT = /^Minified React error #(\d{1,3});/;
/** A line of a stack, in Chromium's form or in that of Firefox and Safari. The name of a function does not leave. */
const FRAME = /(?:^|[\s(@])(https?:\/\/[^\s()]+:\d+:\d+)\)?$/;
/** A file of the build, or of the sources in development; with its line and column. */
const OWN_FILE = /^\/((?:assets|src)\/[\w./-]+\.(?:js|css|tsx?))(?:\?[^:]*)?(:\d+:\d+)?$/;
const DIRECTIVE = /^[a-z-]{1,40}$/;

/** The report about an event of the window. */
export function reportOf(event: Event): Report {
  if (event.type === "bank:unreachable") return { kind: "load", what: "bank" };
  if (event.type === "bank:last-known") return { kind: "load", what: "last known bank" };
  if (event.type === "bank:illegible") return { kind: "load", what: "tenant file" };
  if (event.type === "bank:released")
    return {
      kind: "load",
      what: `released ${(event as CustomEvent<{ readonly problem: string }>).detail.problem}`,
    };
  if (event instanceof CustomEvent) return thrown("error", event.detail);
  if (event.type === "vite:preloadError") return { kind: "load", what: "part", ...at(payloadOf(event)) };
  if (event.type === "unhandledrejection")
    return thrown("rejection", (event as PromiseRejectionEvent).reason);
  if (event.type === "securitypolicyviolation") return refused(event as SecurityPolicyViolationEvent);
  if (event.target instanceof Element) return missing(event.target);
  const { error, filename, lineno, colno } = event as ErrorEvent;
  const place = at(`${filename}:${lineno}:${colno}`);
  return error ? { ...place, ...thrown("error", error) } : { kind: "error", what: "Error", ...place };
}

function thrown(kind: "error" | "rejection", error: unknown): Report {
  if (error instanceof LoadError) return { kind: "load", what: "part" };
  if (!(error instanceof Error)) return { kind, what: "no error" };
  const [, code] = REACT.exec(error.message) ?? [];
  const what = code ? `React ${code}` : CLASSES.has(error.name) ? error.name : "Error";
  return { kind, what, ...at(frameOf(error)) };
}

/** The address of the first line of a stack that is in our own code. */
function frameOf({ message, stack = "" }: Error): string | undefined {
  // Chromium's stack begins with the message, which may be about somebody.
  const told = message === "" ? -1 : stack.lastIndexOf(message);
  const frames = told < 0 ? stack : stack.slice(told + message.length);
  const addresses = frames.split("\n").map((line) => FRAME.exec(line)?.[1]);
  return addresses.find((address) => at(address).at !== undefined);
}

function refused(event: SecurityPolicyViolationEvent): Report {
  const { effectiveDirective, sourceFile, lineNumber, columnNumber } = event;
  const what = DIRECTIVE.test(effectiveDirective) ? effectiveDirective : "policy";
  return { kind: "policy", what, ...at(`${sourceFile}:${lineNumber}:${columnNumber}`) };
}

function missing(element: Element): Report {
  // Resolved by the browser; an element of SVG has an object in its place.
  const { src, href } = element as { readonly src?: unknown; readonly href?: unknown } & Element;
  const address = src ?? href;
  return { kind: "load", what: element.localName, ...(typeof address === "string" && at(address)) };
}

/** The address in the message of a failed import. */
function payloadOf(event: Event): string | undefined {
  const { payload } = event as Event & { readonly payload?: unknown };
  return payload instanceof Error ? /https?:\/\/\S+$/.exec(payload.message)?.[0] : undefined;
}

/** A place in a file of this host; nothing for any other address. */
function at(address: string | undefined): { readonly at?: string } {
  if (!address?.startsWith(`${location.origin}/`)) return {};
  const [, file, place = ""] = OWN_FILE.exec(address.slice(location.origin.length)) ?? [];
  return file === undefined ? {} : { at: file + place };
}
