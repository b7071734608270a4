import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import floors from '../../server/floors.json';

const root = path.join(__dirname, '../..');
const files = execFileSync('git', ['ls-files', 'server/**/*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$|\/testdata\/|^server\/(migrations|seed)\//.test(file));
const rooms = floors.flatMap((floor) => floor.rooms).sort((a, b) => b.length - a.length);

/** The sandbox plays the passing of time and the operations of a demonstration, which no room offers. */
const PLAYED = ['server/sandbox/page/expireHolds.ts', 'server/sandbox/simulateStatus.ts'];

/** The innermost room of a file: `agencia/caixas` before `agencia`. */
const roomOf = (file: string): string => rooms.find((room) => file.startsWith(`server/${room}/`)) ?? '.';

/** The room of each table: the one whose `tables.ts` declares it. */
const owners = new Map(
  files
    .filter((file) => file.endsWith('/tables.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const isPlatform = roomOf(file) === 'platform';
      const columns = isPlatform ? /^ {2}(\w+): \{/gm : /^ {4}(\w+): \{/gm;
      return [...text.matchAll(columns)].map(([, table]): [string, string] => [table ?? '', roomOf(file)]);
    }),
);

/** Every table that a file writes, by Kysely or by SQL. */
function writtenIn(text: string): string[] {
  const byBuilder = text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g);
  const bySql = text.matchAll(/\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/gi);
  return [...byBuilder, ...bySql]
    .map(([, table, updated]) => table ?? updated ?? '')
    .filter((name) => owners.has(name));
}

describe('the tables of the database', () => {
  it('are declared by one room each', () => {
    expect(owners.size).toBeGreaterThan(80);
  });

  it('are written by their own room alone', () => {
    const judged = files.filter((file) => !PLAYED.includes(file));
    const foreign = judged.flatMap((file) =>
      writtenIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((table) => owners.get(table) !== roomOf(file))
        .map((table) => `${file} writes ${table} of ${owners.get(table)}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are compared with the day at the company, since that of a connection (UTC) begins three hours earlier', () => {
    const sources = execFileSync('git', ['ls-files', 'server/**/*.ts'], { cwd: root, encoding: 'utf8' }).split('\n');
    const utc = sources.filter(
      (file) => file !== '' && /\bcurrent_date\b/i.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(utc).toEqual([]);
  });
});
