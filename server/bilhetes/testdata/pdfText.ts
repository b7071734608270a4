import { inflateSync } from 'node:zlib';

/** The letters of an embedded font by the number under which a page writes them. */
type Letters = ReadonlyMap<string, string>;

/**
 * The words of a PDF of ours, line after line, as a reader copies them: by the table that each embedded font carries
 * beside its letters.
 */
export function pdfText(pdf: Buffer): string {
  const fonts = fontsOf(pdf);
  return pdfStreams(pdf)
    .flatMap((content) => linesOf(content, fonts))
    .join('\n');
}

/** The drawing operators of a PDF of ours, stream by stream. */
export const pdfStreams = (pdf: Buffer): string[] => objectsOf(pdf).map(({ stream }) => stream);

/** The dictionaries of a PDF of ours, one text an object. Texts of two bytes a letter keep the second one. */
export const pdfDictionaries = (pdf: Buffer): string[] =>
  objectsOf(pdf).map(({ dictionary }) => dictionary.replaceAll('\0', ''));

interface PdfObject {
  id: string;
  dictionary: string;
  /** Inflated; empty for an object without a stream, or one that is no text. */
  stream: string;
}

function objectsOf(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', body = '']) => {
    const at = body.indexOf('stream\n');
    if (at === -1) return { id, dictionary: body, stream: '' };
    return {
      id,
      dictionary: body.slice(0, at),
      stream: inflate(Buffer.from(body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1')),
    };
  });
}

/** The letters of each font by the name that pages call it. */
function fontsOf(pdf: Buffer): Map<string, Letters> {
  const objects = new Map(objectsOf(pdf).map((object) => [object.id, object]));
  const tableOf = (font: string): Letters => {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '') ?? [];
    return lettersOf(objects.get(table)?.stream ?? '');
  };
  const named = pdfDictionaries(pdf).flatMap((dictionary) => [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(named.map(([, name = '', font = '']) => [name, tableOf(font)]));
}

/** Of a table: `<0000> <00ff> [<0041> <0042>]` names the letters of numbers from the first one on. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gs)) {
    for (const [i, [, unicode = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const number = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0');
      letters.set(number, Buffer.from(unicode.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function linesOf(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  const lines: string[] = [];
  let font: Letters = new Map();
  for (const [, name, words] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    else lines.push(decode(words ?? '', font));
  }
  return lines;
}

const decode = (words: string, font: Letters): string =>
  [...words.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((number) => font.get(number) ?? '\ufffd')
    .join('');

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
