import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const folder = path.join(root, 'server/migrations');

/** Earlier migrations ran on empty tables. */
const FIRST = 'm0027';

/** Non-concurrent indexes on tables that the migration does not create itself, constraints excluded. */
const lockingIndexes = (ddl: string): string[] => {
  const created = new Set([...ddl.matchAll(/create table (\w+)/g)].map(([, table]) => table));
  return [...ddl.matchAll(/create index (\w+)\s+on (\w+)/g)].flatMap(([, name = '', table]) =>
    created.has(table) ? [] : [name],
  );
};

describe('a migration', () => {
  const files = readdirSync(folder).filter((file) => /^m\d{4}/.test(file) && file >= FIRST);

  it('builds no index on a table that was there before: those stand in concurrentIndexes.ts', () => {
    expect(files).not.toHaveLength(0);
    for (const file of files) {
      expect({ file, indexes: lockingIndexes(readFileSync(path.join(folder, file), 'utf8')) }).toEqual({
        file,
        indexes: [],
      });
    }
  });

  it('may build one on a table that it creates', () => {
    expect(lockingIndexes('create table a(x int); create index a_x on a(x); create index b_y on b(y);')).toEqual([
      'b_y',
    ]);
  });
});
