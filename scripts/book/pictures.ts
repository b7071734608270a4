import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { testBrowser } from '../ensureBrowser.mjs';
import { root } from '../prepare.mjs';

/** Folders of accepted pictures, and of differences found by a run. */
export interface PictureFolders {
  kept: string;
  found: string;
}

/** Folders of the product's book. */
export const bookPictures: PictureFolders = {
  kept: path.join(root, 'tests/stories/pictures'),
  found: path.join(root, '.tmp/retratos'),
};

/** Antialiasing differs slightly between runs; a visible difference exceeds this share of pixels. */
const COLOUR_TOLERANCE = 0.2;
const SHARE_TOLERANCE = 0.003;

export type Verdict = { same: true } | { same: false; why: string };

const FONTS = 'fonts.txt';

/** Fonts and browser of this machine, which determine text rendering: pictures of others are not comparable. */
export function fontsHere(): string {
  const match = (family: string) => {
    try {
      return execFileSync('fc-match', [family, '-f', '%{file}:%{fontversion}'], { encoding: 'utf8' });
    } catch {
      return 'unknown';
    }
  };
  return ['system-ui', 'sans-serif', 'monospace']
    .map((family) => `${family} ${match(family)}`)
    .concat(`browser ${path.basename(testBrowser())}\n`)
    .join('\n');
}

/** True when the accepted pictures were drawn with this machine's fonts and browser. */
export function comparable({ kept }: PictureFolders): boolean {
  const fonts = path.join(kept, FONTS);
  return existsSync(fonts) && readFileSync(fonts, 'utf8') === fontsHere();
}

const fileOf = (folder: string, name: string) => path.join(folder, `${name}.png`);

/** File name of a picture in ASCII, since file systems encode `ç` differently. */
export const pictureName = (id: string, way: 'wide' | 'phone'): string =>
  `${id.normalize('NFD').replace(/[^\w-]/g, '')}.${way}`;

/** Path of the accepted picture of a story at one width. */
export const pictureFile = (id: string, way: 'wide' | 'phone'): string =>
  fileOf(bookPictures.kept, pictureName(id, way));

/** Deletes the differences of the last run. */
export function forgetFound({ found }: PictureFolders): void {
  rmSync(found, { recursive: true, force: true });
}

/** Accepts these pictures; `all` deletes pictures of removed stories, after a complete run. */
export function acceptPictures({ kept }: PictureFolders, pictures: ReadonlyMap<string, Buffer>, all: boolean): void {
  if (all) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const [name, picture] of pictures) writeFileSync(fileOf(kept, name), picture);
  writeFileSync(path.join(kept, FONTS), fontsHere());
}

/** Compares a picture with the accepted one; on a difference both and their diff are saved. */
export function compare({ kept, found }: PictureFolders, name: string, picture: Buffer): Verdict {
  const file = fileOf(kept, name);
  if (!existsSync(file)) return { same: false, why: 'no picture was accepted yet: npm run book:accept' };
  const accepted = readFileSync(file);
  // Most pictures are byte-identical, which needs no decoding.
  if (accepted.equals(picture)) return { same: true };
  const before = PNG.sync.read(accepted);
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
