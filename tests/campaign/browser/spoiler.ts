import type { BrowserContext, Route } from "@playwright/test";

/** Whether it is for a call, by method and path, such as `POST /api/v1/login`. */
type Aim = (call: string) => boolean;

/** A reply that the page gets in the place of the sandbox's. */
type Spoilt = { readonly status: number; readonly body: unknown };

/** What a call gets: from the sandbox's own body, and how often it was spoilt before. */
export type Spoil = (call: string, body: unknown, times: number) => Spoilt;

/** Replaces replies of the sandbox on their way to the page. */
export type Spoiler = {
  /** Spoils from now on the replies of these calls. Forgets what was sent before. */
  readonly aim: (calls: Aim, spoil: Spoil) => void;
  /** Gives these calls 503, until the next aim. */
  readonly silence: (calls: Aim) => void;
  readonly sent: readonly (Spoilt & { readonly call: string })[];
  /** Whether a reply is under way. */
  readonly isOpen: () => boolean;
  /** Stands from now on between the pages of a context and the sandbox. */
  readonly join: (context: BrowserContext) => Promise<void>;
};

const APIS = /\/(?:api|platform|vas)\//;
/** What Playwright says of a request whose page has gone on. */
const LEFT = /closed|abort|dispos|handled|cancel/i;
const NOBODY: Aim = () => false;

/** As it came. */
const whole: Spoil = (_, body) => ({ status: 200, body });

/** Stands between pages and the sandbox. */
export function createSpoiler(): Spoiler {
  let isAim = NOBODY;
  let isSilent = NOBODY;
  let spoil = whole;
  let open = 0;
  const sent: (Spoilt & { readonly call: string })[] = [];

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (isSilent(call)) return await route.fulfill({ status: 503, json: {} });
    const response = await route.fetch();
    if (!isAim(call)) return await route.fulfill({ response });
    const times = sent.filter((reply) => reply.call === call).length;
    const { status, body } = spoil(call, await response.json(), times);
    sent.push({ call, status, body });
    const text = body === "<html>" ? body : (JSON.stringify(body) ?? "");
    return await route.fulfill({ status, contentType: "application/json", body: text });
  }

  return {
    aim: (calls, change) => {
      [isAim, isSilent, spoil] = [calls, NOBODY, change];
      sent.length = 0;
    },
    silence: (calls) => void (isSilent = calls),
    sent,
    isOpen: () => open > 0,
    join: async (context) => {
      await context.route(APIS, async (route) => {
        open++;
        try {
          await answer(route);
        } catch (error) {
          if (!LEFT.test(String(error))) throw error;
        } finally {
          open--;
        }
      });
    },
  };
}
