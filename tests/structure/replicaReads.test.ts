import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

/** Rooms that may read a little late, each with why nothing is decided there. */
const LATE: Record<string, string> = {
  'app.ts': 'the departure that a served page names; the app asks for it by itself',
  'publicacao/routes/feeds.ts': 'public feeds, which machines read again and again',
  'viagens/busca/viagens.ts': 'lists of trips and prices; the hold decides, at the primary',
};
/** The field of `Database`, read or taken out of it. */
const READS_LATE = /\.recent\b|\{[^}]*\brecent(?:: \w+)?[ ,][^}]*\}:/;
const OWN = 'platform/database/';

it('a replica is read for lists and feeds alone, and nothing that decides is', () => {
  const readers = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith(OWN))
    .filter((file) => READS_LATE.test(readFileSync(path.join(root, 'server', file), 'utf8')));
  expect(readers.sort()).toEqual(Object.keys(LATE).sort());
});
