/**
 * Writes home as HTML with inline critical CSS and a small inline loader in place of the entry's scripts. Runs after
 * webpack, whose dist/app.html names the files. `.index.html`, `.escrito.index.html` (the same with a logo that is
 * written) and `.app.html` have places that the server fills in with the company's data; index.html and app.html are the
 * same without them, for where no server does. Home is drawn in each language (`.index.en.html`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { renderHome } from '../src/app/prerender';
import type { Pagina } from '../src/domain/wire/base/config';
import { setWordsSource } from '../src/words/active';
import { catalogues } from '../src/words/catalogues';
import { LANGUAGES, pageIn } from '../src/words/language';
import { translated } from '../src/words/t';
import { BARRA, fillModelo, MARCA_NO_TITULO, modeloEscrito, paginaVazia } from '../src/domain/aplicativo/modeloPagina';

/** Idle time after which the app loads for anonymous visitors without interaction. */
const IDLE_MS = 6000;

const dist = path.resolve(import.meta.dirname, '../dist');
const shell = readFileSync(path.join(dist, 'app.html'), 'utf8');

const scripts = [...shell.matchAll(/<script[^>]* src="([^"]+)"[^>]*><\/script>/g)].map((match) => match[1] ?? '');
const sheets = [...shell.matchAll(/<link[^>]* href="([^"]+\.css)"[^>]*>/g)].map((match) => match[1] ?? '');
if (scripts.length === 0) throw new Error('dist/app.html names no script');

const source = readFileSync(path.join(import.meta.dirname, 'homeLoader.ts'), 'utf8').replace(
  'export function',
  'function',
);
const call = `homeLoader(${JSON.stringify(scripts)},${IDLE_MS})`;
const loader = transformSync(`(()=>{${source};${call}})()`, {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
  minify: true,
}).code;

const { css } = renderHome();
const critical = sheets.map((sheet) => readFileSync(path.join(dist, sheet), 'utf8')).join('');

/** Marks the name of the company and the colours of the browser's bar, as `shell.html` has them. */
const withMarks = (document: string, title: string): string => {
  const marked = document
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace('content="#0c3f38"', `content="${BARRA.clara}"`)
    .replace('content="#082e29"', `content="${BARRA.escura}"`);
  if (!marked.includes(BARRA.clara) || !marked.includes(BARRA.escura)) throw new Error('shell.html says other colours');
  return marked;
};

/** Home does not preload its letters: they would travel beside its largest paint. */
const homeOf = (body: string): string =>
  withMarks(shell, `${translated('Passagens de ônibus')} – ${MARCA_NO_TITULO}`)
    .replace(/<script[^>]* src="[^"]+"[^>]*><\/script>/g, '')
    .replace(/<link[^>]* href="[^"]+\.(css|woff2)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${critical}</style>${css}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div><script>${loader}</script>`);

/** Home in the active language, drawn with the logo of the build or with a written one. */
const homeWith = (pagina?: Pagina): string => {
  const drawn = renderHome(pagina);
  if (drawn.css !== css) throw new Error('a variant of home needs styles that the policy of the page does not know');
  return homeOf(drawn.html);
};

const page = homeWith();
for (const language of LANGUAGES) {
  setWordsSource(() => ({ language, catalogue: catalogues[language] }));
  const name = pageIn(language, 'index.html');
  writeFileSync(path.join(dist, `.${name}`), homeWith());
  writeFileSync(path.join(dist, `.escrito.${name}`), homeWith(modeloEscrito));
}
writeFileSync(path.join(dist, '.app.html'), withMarks(shell, MARCA_NO_TITULO));
const files: [name: string, text: string][] = [
  ['index.html', fillModelo(page, paginaVazia)],
  ['app.html', shell],
];
for (const [name, text] of files) {
  writeFileSync(path.join(dist, name), text);
  writeFileSync(path.join(dist, `${name}.br`), brotliCompressSync(text));
  writeFileSync(path.join(dist, `${name}.gz`), gzipSync(text, { level: 9 }));
}
console.log(`index.html: ${(brotliCompressSync(page).length / 1000).toFixed(1)} kB (brotli)`);
