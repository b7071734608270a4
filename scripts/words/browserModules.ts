import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that the website's build begins with: the app, and the worker that keeps it. */
const ENTRIES = ['src/app/main.tsx', 'src/sw/sw.ts'] as const;

/** An import or a hand-on of values: not `import type`, and not `import { type A }` alone. */
const STATIC = /^(?:import|export)\s+(?!type\s)([\w$*{},\s]*?)\s*from\s+'(\.[^']+)'/gm;
const LAZY = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g;

const holdsValues = (names: string): boolean => names.replace(/\btype\s+\w+(\s+as\s+\w+)?|[{},\s]/g, '') !== '';

const importsOf = (source: string): string[] => [
  ...[...source.matchAll(STATIC)].filter(([, names = '']) => holdsValues(names)).map(([, , from = '']) => from),
  ...[...source.matchAll(LAZY)].map(([, from = '']) => from),
];

/** Modules of ours that a browser may load, by the imports from the app's entries. */
export function browserModules(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const from of importsOf(readFileSync(path.join(root, file), 'utf8'))) {
      const base = path.join(path.dirname(file), from);
      const module = [`${base}.ts`, `${base}.tsx`].find((name) => existsSync(path.join(root, name)));
      if (module) visit(module);
    }
  };
  ENTRIES.forEach(visit);
  return found;
}
