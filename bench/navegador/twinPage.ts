/**
 * The limit of a page: its drawn HTML and its styles without its scripts, and a few lines of plain JavaScript that do the
 * same to the same elements.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Visit } from './visit';

/** HTML of a page as it is drawn, with the rules that its scripts made, without scripts. */
const drawnHtml = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, link[rel=modulepreload], link[rel=preload][as=script], style').forEach((one) => {
      one.remove();
    });
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const style = document.createElement('style');
    style.textContent = rules.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });

/** The page as it stands, alive by a program of this folder. */
export async function twinOf(visit: Visit, program: string): Promise<string> {
  const script = readFileSync(path.join(import.meta.dirname, program), 'utf8');
  return (await drawnHtml(visit)).replace('</body>', () => `<script>${script}</script></body>`);
}
