import { GALLERY, type GalleryScreen } from "./protocol.ts";

/** One way in which a screen or page can look. */
export type GalleryState = {
  /** Part of the address. */
  readonly id: string;
  readonly title: string;
  readonly play: Play;
};

/** How the state comes about. */
export type Play =
  /** The sandbox answers as it does. */
  | { readonly kind: "sandbox" }
  /** What is read comes so; what is around the content (company, session) comes as ever. */
  | { readonly kind: "replies"; readonly replies: Replies }
  /** A scenario is played to its end, or until a step has come. */
  | { readonly kind: "scenario"; readonly index: number; readonly until?: number };

/** Never; with empty lists; as an error; not at all, without a network; with long texts. */
export type Replies = "never" | "empty" | "error" | "offline" | "long";

/** What the gallery shows: a declared screen, or a page of the app. */
export type Subject = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly screen?: GalleryScreen;
};

export type View = {
  readonly subject: string;
  readonly state: string;
  readonly tenant: string;
  readonly scheme: "light" | "dark";
  /** Name of drafts that stand in for files. */
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

/** Every state of a screen or page, in a fixed order: the common ones, each step of the first success, each scenario. */
export function statesOf({ screen }: Pick<Subject, "screen">): GalleryState[] {
  return screen ? [...COMMON, ...stepStates(screen), ...scenarioStates(screen)] : [...COMMON];
}

/** Where a state can be seen by itself, without the gallery around it. */
export function viewPath({ subject, state, tenant, scheme, drafts }: View): string {
  const query = new URLSearchParams({ tenant, scheme, ...(drafts && { drafts }) });
  return `${GALLERY}/view/${subject}/${state}?${query.toString()}`;
}

/** The view of an address that `viewPath` gave; undefined for any other. */
export function viewOf({ pathname, search }: Pick<Location, "pathname" | "search">): View | undefined {
  const [subject, state, ...more] = pathname.startsWith(`${GALLERY}/view/`)
    ? pathname.slice(`${GALLERY}/view/`.length).split("/")
    : [];
  const query = new URLSearchParams(search);
  const tenant = query.get("tenant");
  const drafts = query.get("drafts");
  if (!subject || !state || !tenant || more.length > 0) return undefined;
  return {
    subject,
    state,
    tenant,
    scheme: query.get("scheme") === "dark" ? "dark" : "light",
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

/** What comes on the way of the first scenario that succeeds, past the form that a screen begins with. */
function stepStates({ scenarios, steps }: GalleryScreen): GalleryState[] {
  const index = scenarios.findIndex(({ expect }) => expect.outcome === "succeeded");
  if (index === -1) return [];
  return steps.flatMap((kind, until) =>
    until === 0
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
