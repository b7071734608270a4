import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The committed static twin of home. */
export const twinFile = path.join(root, 'bench/gemea/index.html');

/** The built home without loader and icon: the same text, drawing and styles without scripts. */
export function makeTwin(): string {
  const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
  return home.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="icon"[^>]*>/, '');
}
