/**
 * Inline script of a drawn page that has no code yet: remembers the last button pressed on it, and presses the one of the
 * same name once the app has replaced the drawing. Links lead on by themselves.
 */
export function keepPress(): void {
  const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
  let pressed: string | undefined;
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = nameOf(button);
  };
  addEventListener('click', keep, true);
  const replay = (): void => {
    removeEventListener('click', keep, true);
    [...document.querySelectorAll('button')].find((button) => nameOf(button) === pressed)?.click();
  };
  addEventListener('itape:vivo', replay, { once: true });
}
