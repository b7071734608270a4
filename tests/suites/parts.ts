import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The number of `part*.test.ts` files beside this one. */
export const PARTS = 8;

/** The test files of the API, except the races on PostgreSQL and those that need a DOM, as paths from the project's root. */
export function serverTests(): string[] {
  return readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/\.(pg|dom)\.test\.ts$/.test(file))
    .map((file) => path.join('server', file))
    .sort();
}

/**
 * Cuts the test files into parts of about the same size. Files of a part share one module registry, so that the
 * server's modules are read once a part instead of once a file.
 */
export function cutIntoParts(files: readonly string[], parts = PARTS): string[][] {
  const cut = Array.from({ length: parts }, () => ({ bytes: 0, files: [] as string[] }));
  const sized = files.map((file) => ({ file, bytes: statSync(path.join(root, file)).size }));
  sized.sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1));
  for (const { file, bytes } of sized) {
    const lightest = cut.reduce((least, part) => (part.bytes < least.bytes ? part : least));
    lightest.files.push(file);
    lightest.bytes += bytes;
  }
  return cut.map((part) => part.files.sort());
}

/** Declares the tests of one part, each file in a `describe` of its own, which bounds its hooks. */
export function describePart(part: number): void {
  for (const file of cutIntoParts(serverTests())[part - 1] ?? []) {
    describe(file, () => {
      jest.requireActual(path.join(root, file));
    });
  }
}
