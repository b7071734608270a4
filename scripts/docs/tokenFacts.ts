import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A variable of the theme, and the folders of the library whose stylesheets use it. */
export interface TokenFacts {
  name: string;
  users: string[];
}

/**
 * Variables of the theme in its own order, each with its users.
 * @param root the project's folder.
 */
export function tokenFactsIn(root: string): TokenFacts[] {
  const ui = path.join(root, 'src/ui');
  const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => ({ folder: file.split(path.sep)[0] ?? '', text: readFileSync(path.join(ui, file), 'utf8') }));
  const users = new Map<string, Set<string>>();
  for (const { folder, text } of sheets)
    for (const [, name = ''] of text.matchAll(/var\((--mui-[\w-]+)/g))
      users.set(name, (users.get(name) ?? new Set()).add(folder));
  const theme = readFileSync(path.join(ui, 'theme/variables.css'), 'utf8');
  const names = new Set([...theme.matchAll(/^\s*(--mui-[\w-]+):/gm)].map(([, name = '']) => name));
  return [...names].map((name) => ({ name, users: [...(users.get(name) ?? [])] }));
}
