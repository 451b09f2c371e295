import { ESCAPE } from "./driver.ts";
import { startFront } from "./front.ts";
import { buyAirtime, RESULT, signIn } from "./steps.ts";
import { expect, inEachEngine, test } from "./test.ts";

inEachEngine(() => {
  test("the policy holds: no code from text, no foreign picture; and the journeys would notice", async ({
    tab,
    bank,
    problems,
  }) => {
    problems.allow(/policy|Policy|Trusted|elsewhere\.example/);
    await tab.open(bank.url());
    await tab.sees("heading", "Sign in");
    const refusesText = await tab.run(() => {
      new Image().src = "https://elsewhere.example/picture.png";
      const script = document.createElement("script");
      try {
        // Old engines refuse this already.
        script.append("document.body.dataset.ran = 'yes'");
        document.body.append(script);
        document.createElement("p").innerHTML = "<b>text</b>";
        return false;
      } catch {
        return true;
      }
    });
    expect(refusesText).toBe(await tab.run(() => "trustedTypes" in window));
    const noticed: string[] = [];
    await expect
      .poll(async () => {
        noticed.push(...(await tab.run(() => [...inPage.takeProblems()])));
        return noticed.join("\n");
      })
      .toMatch(/policy violation: img-src https:\/\/elsewhere\.example/);
    expect(await tab.run(() => document.body.dataset["ran"] ?? "no")).toBe("no");
  });

  test("a press counts for the button on which it began, although the page moves beneath it", async ({
    tab,
    bank,
  }) => {
    await tab.open(bank.url());
    await tab.sees("heading", "Sign in");
    // What does this comes at rest, with what lets the page be translated.
    const isBare = () =>
      tab.run(() => String(Reflect.get(Node.prototype, "insertBefore")).includes("[native code]"));
    await expect.poll(isBare).toBe(false);
    await tab.pressWhile(["button", "Sign in"], () =>
      tab.run(() => {
        document.body.style.cssText = "position: relative; top: -60px";
      }),
    );
    await tab.shows("Enter your username");
  });

  test("a dialog takes the focus, holds it, and gives it back at Escape", async ({ tab, bank, sandbox }) => {
    await signIn(tab, bank.url("/airtime"));
    await tab.type(["textbox", "Phone Number"], "08059870066");
    await tab.type(["textbox", "Amount"], "100");
    await tab.press("button", "Continue");
    await tab.sees("textbox", "Transaction PIN");
    const focused = () =>
      tab.run(() => {
        const { activeElement: element } = document;
        return (
          element?.getAttribute("aria-label") ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element?.textContent
        );
      });
    await expect.poll(focused).toMatch(/^Transaction PIN/);
    // What lies behind cannot get it.
    await tab.run(() => document.querySelector<HTMLElement>("main input")?.focus());
    expect(await focused()).toMatch(/^Transaction PIN/);
    await tab.type(["textbox", "Transaction PIN"], ESCAPE);
    await tab.misses("dialog", "Enter Transaction PIN");
    await expect.poll(focused).toBe("Continue");
    expect((await sandbox.log()).filter(({ method, path }) => method === "POST" && /buy/.test(path))).toEqual(
      [],
    );
  });

  test("who leaves while a part is still loading gets where they want to go", async ({
    tab,
    bank,
    problems,
  }) => {
    // Firefox ends what is still loading when the page begins to leave, finds that it lacks bytes, and says so.
    problems.allow(
      /^Sub-resource Integrity: None of the|error loading dynamically imported module|Script terminated/,
    );
    const front = await startFront(bank.url(), /\/assets\/customer-/);
    await tab.open(front.origin);
    await tab.type(["textbox", "Username"], "ada");
    await expect.poll(front.held).toBeGreaterThan(0);
    await tab.run((address) => location.assign(address), front.elsewhere);
    await tab.shows("Elsewhere");
    front.letGo();
    await tab.open(front.origin);
    await tab.sees("heading", "Sign in");
    await tab.rests();
    front.close();
  });

  test("a receipt can be saved and printed, and shared where the engine shares", async ({ tab, bank }) => {
    await signIn(tab, bank.url("/airtime"));
    await buyAirtime(tab, "100");
    await tab.sees(...RESULT);
    await tab.press("button", "Receipt");
    await tab.sees("dialog", / Receipt$/);
    const shares = await tab.run(() => typeof navigator.share === "function");
    await (shares ? tab.sees("button", "Share") : tab.misses("button", "Share"));

    await tab.run(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: File) => {
        document.body.dataset["saved"] = `${file.name} ${file.type} ${file.size > 10_000}`;
        return make(file);
      };
      HTMLAnchorElement.prototype.click = () => {};
    });
    await tab.press("button", "Save");
    await expect
      .poll(() => tab.run(() => document.body.dataset["saved"] ?? ""))
      .toMatch(/^\S+ Receipt\.png image\/png true$/);
    await tab.press("button", "Print");
    await expect
      .poll(() => tab.run(() => localStorage.getItem("printed") ?? ""))
      .toMatch(/^\/print\/receipt \S+ Receipt[\s\S]*₦100\.00/);
  });
});
