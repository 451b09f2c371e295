import type { Ask, Condition } from "#definition/compiled.ts";
import type { ActionDefinition, EffectDefinition } from "#definition/format.ts";
import { isPresent } from "#engine/values/complete.ts";
import { holdsOrElse, isShown } from "#engine/values/condition.ts";
import { actionKey } from "#engine/calls/pauses.ts";
import { isAsk } from "#engine/state/position.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import type { Option } from "#engine/sources/source.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import type { Actions } from "./actions.ts";

type KeptParts = Pick<Actions, "run"> & {
  /** Fills in values as if they were typed. */
  readonly fill: (filled: (inputs: Inputs) => Inputs) => void;
  readonly refresh: (sources: readonly string[]) => void;
};

/** What a customer can do with the list of the form in view that the provider keeps for them. Items are named by key. */
export type Kept = {
  /** The item whose values the form holds. */
  readonly chosen: () => string | undefined;
  readonly use: (key: string) => void;
  /** Whether what was entered can be added. */
  readonly mayAdd: () => boolean;
  readonly add: () => Promise<void>;
  /** What the button to delete an item says; undefined if it cannot be deleted. */
  readonly removal: (key: string) => string | undefined;
  readonly remove: (key: string) => Promise<void>;
};

type Definition = NonNullable<Ask["kept"]>;

/** The customer hears what has happened, also when the screen declares nothing for it. */
const savedToast = (): readonly EffectDefinition<Condition>[] => [
  {
    toast: {
      text: words.saved,
      tone: "success",
    },
  },
];
const deletedToast = (): readonly EffectDefinition<Condition>[] => [
  {
    toast: {
      text: words.deleted,
      tone: "success",
    },
  },
];

export function createKept(host: ScreenHost, { run, fill, refresh }: KeptParts): Kept {
  const inView = () => {
    const step = host.screen.steps[host.state().at]!;
    return isAsk(step) && step.ask.kept ? { ask: step.ask, kept: step.ask.kept } : undefined;
  };
  const source = ({ source: name }: Definition) => host.state().sources[name];
  const optionOf = (kept: Definition, key: string) =>
    source(kept)?.options?.find((option) => option.key === key);
  const scopeOf = ({ item }: Option) => ({ ...host.scope(), item });
  const valuesOf = (kept: Definition, option: Option) => resolveValue(kept.fill, scopeOf(option)) as Inputs;

  const chosen = (): string | undefined => {
    const kept = inView()?.kept;
    if (!kept) return undefined;
    const { inputs } = host.state();
    const holds = (option: Option) => {
      const values = valuesOf(kept, option);
      return Object.keys(kept.fill).every((name) => isSame(values[name], inputs[name]));
    };
    return source(kept)?.options?.find(holds)?.key;
  };

  function use(key: string): void {
    const kept = inView()?.kept;
    const option = kept && optionOf(kept, key);
    if (option) fill((inputs) => ({ ...inputs, ...valuesOf(kept, option) }));
  }

  function mayAdd(): boolean {
    const { ask, kept } = inView() ?? {};
    if (!kept?.add || source(kept)?.status !== "ready" || chosen() !== undefined) return false;
    const scope = host.scope();
    const { inputs } = host.state();
    const isEntered = (name: string) => isPresent(inputs[name]) && isShown(ask!, name, scope);
    return Object.keys(kept.fill).every(isEntered) && holdsOrElse(kept.add.when, scope, true);
  }

  /** Whatever the answer was: the list says what the provider has kept. */
  async function change(kept: Definition, action: ActionDefinition<Condition>, of?: Option): Promise<void> {
    const key = `${actionKey(action)} ${of?.key ?? ""}`;
    await run(action, key, of ? scopeOf(of) : host.scope());
    refresh([kept.source]);
  }

  async function add(): Promise<void> {
    const kept = inView()?.kept;
    if (kept?.add && mayAdd())
      await change(kept, { ...kept.add, on: { succeeded: savedToast(), ...kept.add.on } });
  }

  async function remove(key: string): Promise<void> {
    const kept = inView()?.kept;
    const option = kept && optionOf(kept, key);
    if (!kept?.remove || !option) return;
    await change(kept, { ...kept.remove, on: { succeeded: deletedToast(), ...kept.remove.on } }, option);
  }

  function removal(key: string): string | undefined {
    const kept = inView()?.kept;
    const option = kept && optionOf(kept, key);
    if (!kept?.remove || !option) return undefined;
    const scope = scopeOf(option);
    return holdsOrElse(kept.remove.when, scope, true) ? resolveToShown(kept.remove.text, scope) : undefined;
  }

  return { chosen, use, mayAdd, add, removal, remove };
}

/** A provider may give the number of an item where a field holds a text. */
function isSame(kept: unknown, entered: unknown): boolean {
  if (!isPresent(kept) || !isPresent(entered)) return isPresent(kept) === isPresent(entered);
  return typeof kept === "number" && typeof entered === "string" ? `${kept}` === entered : kept === entered;
}
