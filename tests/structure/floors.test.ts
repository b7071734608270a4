import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import floors from '../../server/floors.json';

const root = path.join(__dirname, '../..');

/** The table of ARCHITECTURE.md, the highest floor first. */
const rows = floors.map(({ rooms, holds }, index) => {
  const names = rooms.map((room) => (room === '.' ? '`server/*.ts`' : `\`${room}\``));
  return `| ${floors.length - 1 - index} | ${names.join(', ')} | ${holds} |`;
});

describe("the server's floors", () => {
  it('are printed in ARCHITECTURE.md as dependency-cruiser reads them', () => {
    const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
    const [, table = ''] = page.split(/<!-- floors: (?:begin|end) -->/);
    expect(table.trim().split('\n').slice(2)).toEqual(rows);
  });

  it('name each folder of the server once', () => {
    const folders = readdirSync(path.join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(path.join(root, 'server', entry.name)).length > 0)
      .map(({ name }) => name);
    const rooms = floors.flatMap((floor) => floor.rooms).filter((room) => room !== '.' && !room.includes('/'));
    expect(rooms.sort()).toEqual(folders.sort());
  });
});
