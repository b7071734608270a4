import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether npm has installed what the lock file says, by the list that it keeps in `node_modules`: after a plain `npm install`
 * the commands have nothing left to install. Packages for other systems may be missing.
 * @param {string} folder with package-lock.json and node_modules.
 */
export function isInstalled(folder) {
  const kept = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) return false;
  const there = packagesOf(kept);
  return Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).every(
    ([where, { integrity, optional, peer }]) => {
      if (where === '') return true;
      const found = there[where];
      return found ? found.integrity === integrity : Boolean(optional || peer);
    },
  );
}
