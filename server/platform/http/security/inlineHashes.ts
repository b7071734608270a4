import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arquivoDaTela } from '../../../../src/domain/aplicativo/telas';

/** Hashes of the inline scripts of the built pages, as sources of a content security policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The built pages: home, the shell, and of the drawn pages one of the purchase, whose styles are those of all and its own. */
const PAGES = ['index.html', 'app.html', `.${arquivoDaTela('comprarViagem')}`];

/** Hashes each inline script and style of the built pages; none where nothing is built. */
export function readInlineHashes(distDir: string, pages = PAGES): InlineHashes {
  const html = pages.map((page) => readPage(join(distDir, page))).join('\n');
  return {
    scripts: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi),
  };
}

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${sha256(text)}'`)),
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
