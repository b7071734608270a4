import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'itape-lock-'));
const lockIn = (folder: string): string => join(folder, 'app.lock');

describe('the lock of the data folder', () => {
  it('lets one in and tells the second which process has it', () => {
    const folder = newFolder();
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`já está em uso pelo processo ${process.pid}`);
  });

  it('can be taken again once given back', () => {
    const folder = newFolder();
    lockFolder(folder)();
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it.each([
    ['a process that is gone', '999999999\n1\n'],
    ['a process whose number somebody else has now', `${process.pid}\n1\n`],
    ['nobody, being torn', ''],
  ])('is taken over from %s', (_, content) => {
    const folder = newFolder();
    writeFileSync(lockIn(folder), content);
    lockFolder(folder);
    expect(readFileSync(lockIn(folder), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`));
  });

  it('is not removed by who no longer has it', () => {
    const folder = newFolder();
    const release = lockFolder(folder);
    writeFileSync(lockIn(folder), 'another\n');
    release();
    expect(readFileSync(lockIn(folder), 'utf8')).toBe('another\n');
  });
});
