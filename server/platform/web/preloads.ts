import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the build that the first view of an address runs. */
export interface Preload {
  path: string;
  /** Parameters that the address must have; an empty value stands for any. */
  query: Readonly<Record<string, string>>;
  /** Paths in the public folder. */
  files: readonly string[];
}

/** File of the build that lists them, the more particular addresses first; its dot keeps it from being served. */
export const PRELOADS_FILE = '.preloads.json';

/**
 * Reads the `Link` header for an address from the build: its screen's code then loads beside the entry, not after it.
 * Undefined for an address that shows no screen of its own, and for a build without the list.
 */
export function createPreloads(distDir: string): (url: string) => string | undefined {
  const file = join(distDir, PRELOADS_FILE);
  if (!existsSync(file)) return () => undefined;
  const preloads = (JSON.parse(readFileSync(file, 'utf8')) as Preload[]).map((preload) => ({
    ...preload,
    link: [CONFIG, ...preload.files.map(toLink)].join(', '),
  }));
  return (url) => {
    const [pathname = '', search = ''] = url.split('?', 2);
    const path = pathname.replace(/\/+$/, '');
    const query = new URLSearchParams(search);
    const fits = (wanted: Preload['query']) =>
      Object.entries(wanted).every(([name, value]) => (value === '' ? query.has(name) : query.get(name) === value));
    return preloads.find((preload) => preload.path === path && fits(preload.query))?.link || undefined;
  };
}

/** Every page asks for its configuration first, and the identity of who comes waits for it. */
const CONFIG = '</config.json>; rel=preload; as=fetch; crossorigin';

/** Low, as deferred scripts are, so that the entry, which asks for data, does not wait behind a screen. */
const toLink = (file: string): string =>
  `</${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : 'script'}; fetchpriority=low`;
