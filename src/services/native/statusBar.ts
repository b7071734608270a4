import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** Relative luminance (WCAG 2) above which dark signs are read better than light ones. */
const MIDDLE = 0.18;
/** What changes the header's ground: the system's scheme, and its wish for more contrast. */
const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Whether a ground, as a browser says it (`rgb(12, 63, 56)`), is dark; unknown ones are, for our header is. */
export function isDarkGround(color: string): boolean {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return true;
  const linear = [red, green, blue].map((part) => (part / 255) ** 2.2);
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0) < MIDDLE;
}

/**
 * The page's header reaches up behind the system's bars, so their signs take the colour that can be read there, in each
 * scheme. A shell that cannot do it leaves them as they are.
 */
export function followScheme(page: Window): void {
  const apply = (): void => {
    const header = page.document.querySelector('header');
    const ground = header ? page.getComputedStyle(header).backgroundColor : '';
    const style = isDarkGround(ground) ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    void SystemBars.setStyle({ style }).catch(() => undefined);
  };
  for (const query of QUERIES) page.matchMedia(query).addEventListener('change', apply);
  apply();
}
