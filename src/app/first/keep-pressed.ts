import type { Early } from "./early.ts";

/** Records what is pressed before the app has loaded: buttons, and forms that are submitted. Links work without the app. */
export function keepPressed(document: Document): Pick<Early, "pressed" | "ignore"> {
  const pressed: HTMLElement[] = [];
  const keep = (element: HTMLElement) => {
    if (!(element instanceof HTMLFormElement && pressed.includes(element))) pressed.push(element);
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    // Buttons outside of the screen work without the app.
    if (button?.type === "button" && button.closest("#root")) keep(button);
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const { target, submitter } = event as SubmitEvent;
    if (target instanceof HTMLElement) keep(target);
    submitter?.setAttribute("aria-busy", "true");
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  return {
    pressed,
    ignore: () => {
      document.querySelectorAll("[aria-busy]").forEach((one) => one.removeAttribute("aria-busy"));
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
    },
  };
}
