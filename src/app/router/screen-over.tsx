import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { useBank } from "#app/bank.ts";
import { useEnvironment } from "#app/environment-provider.tsx";
import { translated } from "#app/language/translated.ts";
import { beginOwnMove } from "#app/navigation.ts";
import { ScreenView } from "#renderer/screen-view.tsx";

import { useScreenGuard } from "./screen-guard.ts";
import type { ScreenPartProps } from "./screen-part.tsx";
import { stepsAbove } from "./steps-above.ts";
import { StepsInHistory } from "./steps-in-history.tsx";

/** A declared screen in a dialog above its page (`over`). When it closes, the page below reloads its data. */
export function ScreenOver({ screen: written, late }: ScreenPartProps) {
  const screen = translated(written, useBank().language);
  const leave = useLeave(screen.over!);
  const around = useEnvironment();
  const environment = useMemo(
    () => ({
      ...around,
      perform: (effect: Parameters<typeof around.perform>[0]) => {
        if (effect.kind !== "navigate") return around.perform(effect);
        beginOwnMove();
        leave(effect.to);
      },
    }),
    [around, leave],
  );
  const mayEnter = useScreenGuard(screen, environment);
  // In a microtask: when the session ends together with the dialog, all listeners have unsubscribed by then.
  useEffect(() => () => queueMicrotask(around.moneyMoved), [around]);

  if (!mayEnter) return null;
  return (
    <StepsInHistory>
      <ScreenView screen={screen} environment={environment} late={late} onClose={() => leave(screen.over!)} />
    </StepsInHistory>
  );
}

/**
 * Leaves the dialog for a path without keeping the dialog in the history, or Back would open it again. A dialog that
 * was opened from its page goes back to it; one that was opened by its address goes to the page with the same query.
 */
function useLeave(page: string): (to: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const opened = (state as { readonly opened?: unknown } | null)?.opened === true;
  const above = stepsAbove(state);
  return useMemo(
    () => (to) => {
      if (to !== page) void navigate(to, { replace: true });
      else if (opened) void navigate(-1 - above);
      else void navigate({ pathname: page, search }, { replace: true });
    },
    [navigate, page, search, opened, above],
  );
}
