import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/** Relative luminance (WCAG 2) above which dark icons have more contrast than light ones. */
const MIDDLE = 0.18;
/** Media queries that change the header's background. */
const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** True for a dark background (`rgb(12, 63, 56)`); an unknown format counts as dark, like our header. */
export function isDarkGround(color: string): boolean {
  const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return true;
  const linear = [red, green, blue].map((part) => (part / 255) ** 2.2);
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0) < MIDDLE;
}

/**
 * Adapts the system bars' icons to the header behind them, in each colour scheme. Without shell support they stay as
 * they are.
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
