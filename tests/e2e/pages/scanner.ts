import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFTOPPM, ZBARIMG } from '../../../scripts/ensureBrowser.mjs';

/** An independent code reader, which sees what a phone or turnstile sees in a picture or on paper. */
export const scanner = {
  /** Text of every code in a picture of that element. */
  readElement: async (element: ChainablePromiseElement): Promise<string[]> =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'codigo.png');
      await element.scrollIntoView({ block: 'center' });
      await element.saveScreenshot(file);
      return readCodes([file]);
    }),
  /** Text of every code on the pages of a PDF, rendered at 200 dpi. */
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

/** zbarimg exits with 4 when it finds no code, which is a valid result here. */
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
