/** Looks live in the library alone: a screen composes it and owns no style sheet, no class and no inline style. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The classes that `src/ui/README.md` offers to screens: they say what words are, and place nothing. */
const READY = ['it-visually-hidden', 'it-tabular', 'it-screen-only', 'it-shell'];

const filesOf = (folder: string) =>
  fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

const modules = ['src/features', 'src/app']
  .flatMap(filesOf)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));

/** Every line of the screens that matches, with its file. */
const linesWith = (pattern: RegExp) =>
  modules.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

it('reads the screens', () => {
  expect(modules.length).toBeGreaterThan(200);
  expect(linesWith(/className=/).length).toBeGreaterThan(0);
});

it('finds no style sheet beside a screen', () => {
  expect(filesOf('src/features').filter((file) => /\.(css|scss|less)$/.test(file))).toEqual([]);
});

it('finds no screen that imports one', () => {
  expect(linesWith(/(from|import\(?)\s*['"][^'"]+\.css['"]/)).toEqual([]);
});

it('finds no inline style in a screen', () => {
  expect(linesWith(/\bstyle=\{|\bsx=\{/)).toEqual([]);
});

it('finds no class in a screen but the ready ones', () => {
  const named = linesWith(/className=/).map((line) => ({ line, classes: /className="([^"]*)"/.exec(line)?.[1] }));
  const foreign = named.filter(({ classes }) => classes?.split(' ').every((one) => READY.includes(one)) !== true);
  expect(foreign.map(({ line }) => line)).toEqual([]);
});
