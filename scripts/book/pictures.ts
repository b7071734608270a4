import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { root } from '../prepare.mjs';

/** Where the accepted looks are kept, and where a run leaves what it found different. */
const kept = path.join(root, 'tests/stories/pictures');
const found = path.join(root, '.tmp/retratos');

/** Antialiasing differs a little between runs; what a person would notice is more than this share of the pixels. */
const COLOUR_TOLERANCE = 0.2;
const SHARE_TOLERANCE = 0.003;

export type Verdict = { same: true } | { same: false; why: string };

const fontsFile = path.join(kept, 'fonts.txt');

/** The faces this machine draws the system's text with: pictures of other faces cannot be compared. */
export function fontsHere(): string {
  const match = (family: string) => {
    try {
      return execFileSync('fc-match', [family, '-f', '%{file}:%{fontversion}'], { encoding: 'utf8' });
    } catch {
      return 'unknown';
    }
  };
  return ['system-ui', 'sans-serif', 'monospace'].map((family) => `${family} ${match(family)}`).join('\n') + '\n';
}

/** Whether the kept pictures were drawn with the faces of this machine. */
export const comparable = (): boolean => existsSync(fontsFile) && readFileSync(fontsFile, 'utf8') === fontsHere();

const fileOf = (folder: string, name: string) => path.join(folder, `${name}.png`);

/** Forgets the differences of the last run. */
export function forgetFound(): void {
  rmSync(found, { recursive: true, force: true });
}

/** Makes these the looks that later runs must show; `all` when none was left out, so that old ones go. */
export function acceptPictures(pictures: ReadonlyMap<string, Buffer>, all: boolean): void {
  if (all) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const [name, picture] of pictures) writeFileSync(fileOf(kept, name), picture);
  writeFileSync(fontsFile, fontsHere());
}

/** Compares a picture with the one that was accepted; a difference leaves both and their difference in .tmp/retratos. */
export function compare(name: string, picture: Buffer): Verdict {
  const file = fileOf(kept, name);
  if (!existsSync(file)) return { same: false, why: 'no picture was accepted yet: npm run book:accept' };
  const before = PNG.sync.read(readFileSync(file));
  const now = PNG.sync.read(picture);
  const leave = (difference?: PNG) => {
    mkdirSync(found, { recursive: true });
    writeFileSync(fileOf(found, `${name}.antes`), PNG.sync.write(before));
    writeFileSync(fileOf(found, `${name}.agora`), picture);
    if (difference) writeFileSync(fileOf(found, `${name}.diferenca`), PNG.sync.write(difference));
  };
  if (before.width !== now.width || before.height !== now.height) {
    leave();
    return { same: false, why: `${before.width}×${before.height} became ${now.width}×${now.height}` };
  }
  const difference = new PNG({ width: now.width, height: now.height });
  const changed = pixelmatch(before.data, now.data, difference.data, now.width, now.height, {
    threshold: COLOUR_TOLERANCE,
  });
  const share = changed / (now.width * now.height);
  if (share <= SHARE_TOLERANCE) return { same: true };
  leave(difference);
  return { same: false, why: `${(share * 100).toFixed(2)} % of the picture changed` };
}
