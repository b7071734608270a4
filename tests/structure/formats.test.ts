/** Formats of `Intl` are made once, with their module or by `onceEach`: making one takes as long as some hundred uses. */
import fs from 'node:fs';
import path from 'node:path';
import { diaEm } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { joinItems } from '../../src/domain/base/itens';
import { quando } from '../../src/domain/base/quando';
import { diaDaSemana, diaDaSemanaCurto, mesCurto } from '../../src/domain/viagens/viagem';
import { t } from '../../src/words/t';

const root = path.resolve(__dirname, '../../src');

const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|docs)\.tsx?$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));

/** The source without what `onceEach` makes, nested calls included. */
function withoutKept(text: string): string {
  const start = text.search(/\bonceEach\(/);
  if (start < 0) return text;
  let depth = 0;
  let end = text.indexOf('(', start);
  do {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  return text.slice(0, start) + withoutKept(text.slice(end));
}

/** Formats made while something is drawn or answered. A constant of a module stands at the beginning of its line. */
const madePerCall = (text: string): string[] =>
  withoutKept(text)
    .split('\n')
    .filter((line) => /new Intl\.|\.toLocale(Date|Time)?String\(/.test(line))
    .filter((line) => !/^(export )?const \w+ = new Intl\./.test(line) && !/^ *(\*|\/\/)/.test(line));

it('finds no format that is made per call', () => {
  const found = sources.flatMap(({ file, text }) => madePerCall(text).map((line) => `${file}: ${line.trim()}`));
  // The library of messages asks for one where a message has a date in it; none has.
  expect(found).toEqual([
    'words/t.ts: getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),',
  ]);
});

it('would find one', () => {
  expect(madePerCall("const day = (at: Date) => new Intl.DateTimeFormat('pt-BR').format(at);")).toHaveLength(1);
  expect(madePerCall("const words = (n: number) => n.toLocaleString('pt-BR');")).toHaveLength(1);
  expect(madePerCall("const day = onceEach((zone) => new Intl.DateTimeFormat('pt-BR', { timeZone: zone }));")).toEqual(
    [],
  );
});

it('makes none for what was said before', () => {
  const say = () => [
    diaEm(new Date('2026-12-05T12:00:00Z'), 'America/Manaus'),
    formatCentavos(11_250),
    joinItems([1, 2]),
    quando('2026-12-05T12:00:00Z'),
    diaDaSemana('2026-12-05'),
    diaDaSemanaCurto('2026-12-05'),
    mesCurto('2026-12-05'),
    t('{n, plural, =1 {1 partida} other {# partidas}}', { n: 2 }),
  ];
  const first = say();
  const kinds = ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules'] as const;
  const makers = kinds.map((kind) => jest.spyOn(Intl, kind));
  expect(say()).toEqual(first);
  expect(makers.map((maker) => maker.mock.calls.length)).toEqual([0, 0, 0, 0]);
  makers.forEach((maker) => maker.mockRestore());
});
