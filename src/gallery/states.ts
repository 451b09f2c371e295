import { GALLERY, type GalleryScreen } from "./protocol.ts";
import { guestBase } from "./protocol-drafts.ts";

/** One state of a screen or page. */
export type GalleryState = {
  /** Part of the address. */
  readonly id: string;
  readonly title: string;
  readonly play: Play;
};

/** How the state is produced. */
type Play =
  /** With the sandbox's own replies. */
  | { readonly kind: "sandbox" }
  /** What is read comes so; what is around the content (company, session) comes as ever. */
  | { readonly kind: "replies"; readonly replies: Replies }
  /** A scenario is played to its end, or until a step has come. */
  | { readonly kind: "scenario"; readonly index: number; readonly until?: number };

/** Replies that never come, have empty lists, are errors, fail for lack of a network, or have long texts. */
export type Replies = "never" | "empty" | "error" | "offline" | "long";

/** What the gallery shows: a declared screen, or a page of the app. */
export type Subject = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly screen?: GalleryScreen;
  /** The visual language of a bank, which no customer opens. */
  readonly isLooks?: true;
};

export type View = {
  readonly subject: string;
  readonly state: string;
  readonly tenant: string;
  readonly scheme: "light" | "dark";
  /** Tag of the language, which the tenant need not have; without it, the tenant's own. */
  readonly language?: string | undefined;
  /** Name of drafts that replace files. */
  readonly drafts?: string;
};

const COMMON: readonly GalleryState[] = [
  { id: "sandbox", title: "With the sandbox", play: { kind: "sandbox" } },
  { id: "loading", title: "Loading", play: { kind: "replies", replies: "never" } },
  { id: "empty", title: "Empty", play: { kind: "replies", replies: "empty" } },
  { id: "error", title: "Error", play: { kind: "replies", replies: "error" } },
  { id: "offline", title: "Offline", play: { kind: "replies", replies: "offline" } },
  { id: "long", title: "Long texts", play: { kind: "replies", replies: "long" } },
];

/**
 * Every state of a screen or page, in a fixed order: the common ones, each step of the first success, each scenario.
 */
export function statesOf({ screen, isLooks }: Pick<Subject, "screen" | "isLooks">): GalleryState[] {
  if (isLooks) return COMMON.slice(0, 1);
  return screen ? [...COMMON, ...stepStates(screen), ...scenarioStates(screen)] : [...COMMON];
}

/**
 * The address of a state by itself, without the gallery around it.
 *
 * @param base where the gallery is; for guests it is behind their link
 */
export function viewPath(
  { subject, state, tenant, scheme, language, drafts }: View,
  base: string = GALLERY,
): string {
  const query = new URLSearchParams({
    tenant,
    scheme,
    ...(language && { language }),
    ...(drafts && { drafts }),
  });
  return `${base}/view/${subject}/${state}?${query.toString()}`;
}

/** Reads an address made by `viewPath`; undefined for any other. */
export function viewOf({ pathname, search }: Pick<Location, "pathname" | "search">): View | undefined {
  const before = `${guestBase(pathname) ?? GALLERY}/view/`;
  const [subject, state, ...more] = pathname.startsWith(before)
    ? pathname.slice(before.length).split("/")
    : [];
  const query = new URLSearchParams(search);
  const tenant = query.get("tenant");
  const language = query.get("language");
  const drafts = query.get("drafts");
  if (!subject || !state || !tenant || more.length > 0) return undefined;
  return {
    subject,
    state,
    tenant,
    scheme: query.get("scheme") === "dark" ? "dark" : "light",
    ...(language && { language }),
    ...(drafts && { drafts }),
  };
}

function scenarioStates({ scenarios }: GalleryScreen): GalleryState[] {
  return scenarios.map(({ name }, index) => ({
    id: `scenario-${slug(name)}`,
    title: name,
    play: { kind: "scenario", index },
  }));
}

/**
 * The steps of the first scenario that succeeds, after the form with which the screen starts. A challenge is left out:
 * the scenarios about it show it.
 */
function stepStates({ scenarios, steps }: GalleryScreen): GalleryState[] {
  const index = scenarios.findIndex(({ expect }) => expect.outcome === "succeeded");
  if (index === -1) return [];
  return steps.flatMap((kind, until) =>
    until === 0 || kind === "challenge"
      ? []
      : [
          {
            id: `step-${until}`,
            title: `${STEP_TITLES[kind] ?? kind} (step ${until + 1})`,
            play: { kind: "scenario", index, until },
          },
        ],
  );
}

const STEP_TITLES: Readonly<Record<string, string>> = {
  page: "Form",
  dialog: "Dialog",
  call: "Sending",
  wait: "Waiting",
  show: "Shown",
};

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
