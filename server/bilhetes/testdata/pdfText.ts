import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF of ours, line after line: its streams are deflated, and its strings are hexadecimal in the
 * encoding of the standard fonts, which Latin-1 covers but for a few signs.
 */
export const pdfText = (pdf: Buffer): string =>
  pdfStreams(pdf)
    .flatMap((content) => [...content.matchAll(/\[(.*?)\] TJ/g)].map(([, words]) => decode(words ?? '')))
    .join('\n');

/** The drawing operators of a PDF of ours, stream by stream. */
export function pdfStreams(pdf: Buffer): string[] {
  const streams: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    streams.push(inflate(pdf.subarray(at + 'stream\n'.length, pdf.indexOf('endstream', at))));
  }
  return streams;
}

const decode = (words: string): string =>
  [...words.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1')).join('');

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
