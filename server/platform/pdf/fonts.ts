import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The two weights of our papers, as registered in a document. */
export type FontName = 'texto' | 'negrito';

/** Source Sans 3 (OFL), whole: names have letters of many languages. A document embeds the letters that it uses. */
const FILES: Record<FontName, string> = {
  texto: '400Regular/SourceSans3_400Regular.ttf',
  negrito: '700Bold/SourceSans3_700Bold.ttf',
};
/** Fonts of every reader, for an installation whose files are not found: a paper in other letters is better than none. */
const STANDARD: Record<FontName, string> = { texto: 'Helvetica', negrito: 'Helvetica-Bold' };

/** Each font's file or standard name, read once. The packages are found from the folder that the process runs in, as `dist`. */
const known = new Map<FontName, Buffer | string>();

function sourceOf(name: FontName): Buffer | string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = readFont(FILES[name]) ?? STANDARD[name];
  known.set(name, found);
  return found;
}

function readFont(file: string): Buffer | null {
  try {
    const fromHere = createRequire(path.resolve('package.json'));
    return withoutLayout(readFileSync(fromHere.resolve(`@expo-google-fonts/source-sans-3/${file}`)));
  } catch {
    return null;
  }
}

/** Tables of ligatures and kerning. Read for each document, they cost a ticket seven times the processor time of its page. */
const LAYOUT = ['GSUB', 'GPOS'];
const DIRECTORY = 12;
const ENTRY = 16;

/** The font without its layout: their entries in its directory get a name that nothing looks for. */
function withoutLayout(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => DIRECTORY + i * ENTRY);
  const unwanted = entries.filter((at) => LAYOUT.includes(font.toString('latin1', at, at + 4)));
  for (const at of unwanted) font.write('none', at, 'latin1');
  return font;
}

/** Registers the fonts under their names. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of ['texto', 'negrito'] as const) document.registerFont(name, sourceOf(name));
}
