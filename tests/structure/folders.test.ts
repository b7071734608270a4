import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** A reader of a folder sees at once what is in it (the plan of the house). */
const MAX_FILES = 25;
/** Folders of one kind of file each, which nobody reads as a whole: a step of the schema, a drawing. */
const OF_ONE_KIND = ['server/migrations', 'src/ui/icons'];
const IS_SOURCE = /^(?!.*\.(test|stories|docs)\.).*\.tsx?$/;

/** The number of sources in each folder below `src` and `server`. */
function filesByFolder(): Map<string, number> {
  const files = execFileSync('git', ['ls-files', 'src', 'server'], { cwd: root, encoding: 'utf8' }).split('\n');
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => IS_SOURCE.test(name)))
    counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return counts;
}

describe('a folder of sources', () => {
  const counts = filesByFolder();

  it('holds no more files than a reader takes in at once', () => {
    const crowded = [...counts].filter(([folder, n]) => n > MAX_FILES && !OF_ONE_KIND.includes(folder));
    expect(crowded).toEqual([]);
  });

  it('is an exception only while it is crowded', () => {
    for (const folder of OF_ONE_KIND) expect(counts.get(folder)).toBeGreaterThan(MAX_FILES);
  });
});
