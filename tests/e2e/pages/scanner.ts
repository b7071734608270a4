import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFTOPPM, ZBARIMG } from '../../../scripts/ensureBrowser.mjs';

/** A reader of codes that has nothing of ours: what a phone or a gate sees in a picture or on paper. */
export const scanner = {
  /** Every code in a picture of that element, as text. */
  readElement: async (element: ChainablePromiseElement): Promise<string[]> =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'codigo.png');
      await element.scrollIntoView({ block: 'center' });
      await element.saveScreenshot(file);
      return readCodes([file]);
    }),
  /** Every code on the pages of a PDF, printed at 200 dots an inch. */
  readPdf: async (pdf: Buffer): Promise<string[]> =>
    inFolder((folder) => {
      const file = path.join(folder, 'bilhete.pdf');
      writeFileSync(file, pdf);
      execFileSync(PDFTOPPM, ['-r', '200', '-png', file, path.join(folder, 'pagina')]);
      return readCodes(
        readdirSync(folder)
          .filter((name) => name.endsWith('.png'))
          .map((name) => path.join(folder, name)),
      );
    }),
};

/** zbarimg ends with 4 where it finds nothing, which is an answer here. */
function readCodes(files: string[]): string[] {
  try {
    return execFileSync(ZBARIMG, ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', ...files], { encoding: 'utf8' })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
}

async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'itape-codigos-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
