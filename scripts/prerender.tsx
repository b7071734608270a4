/**
 * Writes home as HTML with inline critical CSS and a small inline loader in place of the entry's scripts. Runs after
 * webpack, whose dist/app.html names the files. `.index.html`, `.escrito.index.html` (the same with a logo that is
 * written) and `.app.html` have places that the server fills in with the company's data; index.html and app.html are the
 * same without them, for where no server does. Home is drawn in each language (`.index.en.html`), and so is each
 * traveller's page as it looks while it loads (`.tela-minhasViagens.en.html`), with the entry's scripts in its head.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { transformSync as minifyStyles } from 'esbuild';
import { renderHome, renderTelas } from '../src/app/prerender';
import { home } from '../src/app/routes/Home';
import { tituloDaTela } from '../src/app/TelaDesenhada';
import { arquivoDaTela, type NomeTela, rotaDaTela, telasDesenhadas } from '../src/domain/aplicativo/telas';
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

/** Files of home's own chunk. Its scripts come before the entry, which runs them. */
const ofHome =
  (JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as Record<string, string[]>).home ?? [];
const homeScripts = ofHome.map((file) => `/${file}`).filter((file) => file.endsWith('.js') && !scripts.includes(file));
const homeSheets = ofHome.filter((file) => file.endsWith('.css') && !sheets.includes(`/${file}`));
if (homeScripts.length === 0) throw new Error('webpack made no chunk home');

/** A file from here, whose one function is called where the page is read. */
const inline = (file: string, call: string): string => {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8').replace('export function', 'function');
  return transformSync(`(()=>{${source};${call}})()`, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    minify: true,
  }).code;
};
const loader = inline(
  'homeLoader.ts',
  `homeLoader(${JSON.stringify([...scripts.slice(0, -1), ...homeScripts, ...scripts.slice(-1)])},${IDLE_MS})`,
);
const keeper = inline('../src/app/window/keepPress.ts', 'keepPress()');

await home.load();
const { css } = renderHome();
const critical = sheets.map((sheet) => readFileSync(path.join(dist, sheet), 'utf8')).join('');
/** The loader of webpack finds by its name that a sheet is there. */
const criticalOfHome = homeSheets
  .map((sheet) => `<style data-href="${sheet}">${readFileSync(path.join(dist, sheet), 'utf8')}</style>`)
  .join('');

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
    .replace('</head>', () => `<style>${critical}</style>${criticalOfHome}${css}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${body}</div><script>${loader}</script>`);

/** Home in the active language, drawn with the logo of the build or with a written one. */
const homeWith = (pagina?: Pagina): string => {
  const drawn = renderHome(pagina);
  if (drawn.css !== css) throw new Error('a variant of home needs styles that the policy of the page does not know');
  return homeOf(drawn.html);
};

const { css: cssDasTelas } = renderTelas(telasDesenhadas);

/** Styles of the purchase's opening step, which the entry's sheets do not have: its chunk brings them again. */
const OPENING_STYLES = [
  'Columns/Columns',
  'PurchaseSummary/TripStrip',
  'Stack/Stack',
  'Stepper/Stepper',
  'Text/Heading',
];
const ofOpening = OPENING_STYLES.map((name) => {
  const source = readFileSync(path.join(import.meta.dirname, `../src/ui/${name}.css`), 'utf8');
  return minifyStyles(source, { loader: 'css', minify: true }).code.trim();
}).join('');
/** A tag of its own, so that the policy of the page knows one text more and not one of each page. */
const stylesOf = (tela: NomeTela): string =>
  rotaDaTela(tela) === 'comprarViagem' ? `<style>${ofOpening}</style>` : '';

/** A page that loads: its styles stand inline, since a file of them would be one more wait before the first paint. */
const telaOf = (tela: NomeTela, body: string): string =>
  withMarks(shell, `${tituloDaTela(tela)} – ${MARCA_NO_TITULO}`)
    .replace(/<link[^>]* href="[^"]+\.css"[^>]*>/g, '')
    .replace('</head>', () => `<style>${critical}</style>${stylesOf(tela)}${cssDasTelas}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div><script>${keeper}</script>`);

/** The loading pages in the active language, by the name of their file. */
function telasWith(pagina?: Pagina): [file: string, text: string][] {
  const drawn = renderTelas(telasDesenhadas, pagina);
  if (drawn.css !== cssDasTelas)
    throw new Error('a variant of a page needs styles that the policy of the page does not know');
  return [...drawn.html].map(([tela, body]) => [arquivoDaTela(tela), telaOf(tela, body)]);
}

const page = homeWith();
for (const language of LANGUAGES) {
  setWordsSource(() => ({ language, catalogue: catalogues[language] }));
  const name = pageIn(language, 'index.html');
  writeFileSync(path.join(dist, `.${name}`), homeWith());
  writeFileSync(path.join(dist, `.escrito.${name}`), homeWith(modeloEscrito));
  for (const [file, text] of telasWith()) writeFileSync(path.join(dist, `.${pageIn(language, file)}`), text);
  for (const [file, text] of telasWith(modeloEscrito))
    writeFileSync(path.join(dist, `.escrito.${pageIn(language, file)}`), text);
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
