/** Runs the walk over a sample book of one page, in which every story but one has one fault. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { BookReport } from '../../scripts/book/report';
import { node } from '../structure/runModule';

const folder = mkdtempSync(path.join(tmpdir(), 'itape-livro-'));
const kept = path.join(folder, 'pictures');
let report: BookReport;

const run = (...args: string[]) => node('--import', 'tsx', ...args);

/** Accepts a tree in which the closed button is another, and the time of the timer another too. */
function acceptOther(): void {
  mkdirSync(`${kept}.arvores`);
  const tree = '- heading "Poltronas" [level=2]\n- button "Ordem" [collapsed]\n- timer: "00:00"\n';
  writeFileSync(path.join(`${kept}.arvores`, 'arvore.wide.txt'), tree);
}

/** Accepts a blue picture, while the story is pink. */
function acceptBlue(fonts: string): void {
  mkdirSync(kept);
  writeFileSync(path.join(kept, 'fonts.txt'), fonts);
  for (const [way, width] of [
    ['wide', 640],
    ['phone', 160],
  ] as const) {
    const picture = new PNG({ width, height: 116 });
    for (let byte = 0; byte < picture.data.length; byte += 4) picture.data.set([0, 0, 200, 255], byte);
    writeFileSync(path.join(kept, `retrato.${way}.png`), PNG.sync.write(picture));
  }
}

beforeAll(() => {
  const printFonts = "import { fontsHere } from './scripts/book/pictures'; process.stdout.write(fontsHere());";
  acceptBlue(run('--input-type=module', '--eval', printFonts).stdout);
  acceptOther();
  const file = path.join(folder, 'livro.json');
  run('scripts/book/run.ts', '--book', path.join(__dirname, 'faults'), '--pictures', kept, '--report', file);
  report = JSON.parse(readFileSync(file, 'utf8')) as BookReport;
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Faults of a story, wide before phone, since the browsers of both widths finish in any order. */
const faultsOf = (story: string) =>
  report.faults
    .filter((fault) => fault.story.startsWith(`${story} ›`))
    .map(({ way, fault }) => `${way}: ${fault}`)
    .sort()
    .reverse();

test('a story without a fault passes at both widths, and each story is walked at both', () => {
  expect(faultsOf('Certa')).toEqual([]);
  expect(report).toMatchObject({ stories: 10, axeChecks: 40, pictures: 2, trees: 1 });
});

test('an error on the console is a fault', () => {
  expect(faultsOf('Console')).toEqual(['wide: broken: console: algo falhou', 'phone: broken: console: algo falhou']);
});

test('a failing play is a fault', () => {
  expect(faultsOf('Play')).toEqual(['wide: broken: nothing was found', 'phone: broken: nothing was found']);
});

test('a story that does not render is a fault', () => {
  expect(faultsOf('Render')).toEqual(['wide: broken: cannot render', 'phone: broken: cannot render']);
});

test('contrast that is too low only in dark is a fault in dark', () => {
  expect(faultsOf('Escuro')).toEqual([
    expect.stringMatching(/^wide: axe, dark: color-contrast: p /),
    expect.stringMatching(/^phone: axe, dark: color-contrast: p /),
  ]);
});

test('what axe finds only at 320 px is a fault there', () => {
  expect(faultsOf('Estreita')).toEqual([expect.stringMatching(/^phone: axe, light: button-name/)]);
});

test('a page wider than 320 px is a fault', () => {
  expect(faultsOf('Larga')).toEqual([expect.stringMatching(/^phone: \d+ px wider than 320$/)]);
});

test('text outside the landmarks of a screen is a fault', () => {
  expect(faultsOf('Telas/Região')).toEqual([
    expect.stringMatching(/^wide: axe, light: region/),
    expect.stringMatching(/^phone: axe, light: region/),
  ]);
});

test('another look than the accepted one is a fault', () => {
  expect(faultsOf('Retrato')).toEqual([
    expect.stringMatching(/^wide: looks: 9\d\.\d+ % of the picture changed$/),
    expect.stringMatching(/^phone: looks: 9\d\.\d+ % of the picture changed$/),
  ]);
});

test('another accessibility tree than the accepted one is a fault, at the wide width alone, and names its first line', () => {
  expect(faultsOf('Fluxos/Árvore')).toEqual([
    'wide: heard: line 2: “- button "Ordem" [collapsed]” became “- button "Filtros" [collapsed]”',
  ]);
});
