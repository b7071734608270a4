/** The words of the traveller's screens: each is said in the active language, and each has its translations. */
import { compileCalls } from '../../scripts/words/compileCalls';
import { leftIn } from '../../scripts/words/readLeft';
import { messagesOf, sourcesIn } from '../../scripts/words/readMessages';
import { readPlaces, readRoom, type Room, ROOMS, type Words } from '../../scripts/words/rooms';
import { compileMessage } from '../../src/words/compiled';
import { staysPortuguese } from './staysPortuguese';
import { root } from './runModule';

const read = (language: string, room: Room): Words => readRoom(root, language, room);

const all = (language: string): [room: string, key: string, text: string][] =>
  ROOMS.flatMap((room) =>
    Object.entries(read(language, room)).map(([key, text]): [string, string, string] => [room, key, text]),
  );

const said = sourcesIn(root, ['src', 'server']).flatMap((file) => messagesOf(root, file));
const keys = new Set(all('en').map(([, key]) => key));

/** Names of a message's arguments and tags, in order. */
const argumentsOf = (message: string): string[] => {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    if (typeof node[0] === 'string') names.add(node[0]);
    node
      .slice(1)
      .forEach((part) =>
        Array.isArray(part)
          ? visit(part)
          : typeof part === 'object' && part !== null && Object.values(part).forEach(visitParts),
      );
  };
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) parts.forEach((part) => Array.isArray(part) && visit(part));
  };
  visitParts(compileMessage(message));
  return [...names].sort();
};

describe('the words', () => {
  it('are found where they are said', () => {
    expect(said.length).toBeGreaterThan(50);
  });

  it('have a translation each', () => {
    expect(said.filter(({ text }) => !keys.has(text))).toEqual([]);
  });

  it.each(ROOMS)('of %s are the same in English and in Spanish', (room) => {
    expect(Object.keys(read('es', room)).sort()).toEqual(Object.keys(read('en', room)).sort());
  });

  it('count one by its number: the plural “one” of Portuguese holds for zero too', () => {
    expect([...keys].filter((key) => key.includes('plural, one {'))).toEqual([]);
  });

  it('stand once in the catalogue', () => {
    const seen = new Map<string, string>();
    const twice = all('en').filter(([room, key]) => (seen.has(key) ? true : (seen.set(key, room), false)));
    expect(twice.map(([room, key]) => `${room}: ${key}`)).toEqual([]);
  });

  it('stand in the file of the room that says them, and are all said (npm run words:arrange)', () => {
    const places = readPlaces(root);
    const misplaced = all('en').filter(([room, key]) => places.get(key) !== room);
    expect(misplaced.map(([room, key]) => `${room}: ${key}`)).toEqual([]);
  });

  it.each(['en', 'es'])('take the same arguments in %s as in Portuguese', (language) => {
    const other = all(language).filter(([, key, text]) => argumentsOf(key).join() !== argumentsOf(text).join());
    expect(other).toEqual([]);
  });

  it.each(['en', 'es'])('are no empty texts in %s', (language) => {
    expect(all(language).filter(([, , text]) => text.trim() === '')).toEqual([]);
  });
});

/** Pronouns, and forms of the words that the screens use most, by which Spanish would say “tú”. */
const FAMILIAR =
  /(?<!\p{L})(tú|tus?|te|contigo|puedes|tienes|vuelves|usaste|volviste|aprobaste|inténtalo|pégalo|(usa|elige|abre|prueba) (el código|otro|de nuevo))(?!\p{L})/iu;

describe('the translations', () => {
  it('say “usted” in Spanish', () => {
    expect(all('es').filter(([, , text]) => FAMILIAR.test(text))).toEqual([]);
  });

  it('write “email” in English, which no narrow column breaks at a hyphen', () => {
    expect(all('en').filter(([, , text]) => /e-mail/i.test(text))).toEqual([]);
  });
});

describe('the traveller’s screens', () => {
  const folders = [
    'aplicativo',
    'avisos',
    'bilhetes',
    'chatbot',
    'compra',
    'conta',
    'empresa',
    'pagamento',
    'posVenda',
    'sessao',
    'viagens',
  ];
  const files = sourcesIn(root, [
    ...folders.map((room) => `src/features/${room}`),
    ...[...folders, 'base', 'lugares'].map((room) => `src/domain/${room}`),
    'src/ui',
  ]);

  it('say every text in the active language', () => {
    const left = files
      .filter((file) => !staysPortuguese(file))
      .flatMap((file) => leftIn(root, file))
      .map(({ file, line, text }) => `${file}:${line}: ${text}`);
    expect(left).toEqual([]);
  });
});

describe('the build', () => {
  const compile = (code: string): string =>
    compileCalls(`import { t } from '../words/t';${code}`).split(';').slice(1).join(';');

  it('leaves a plain message as it is, and drops a mark', () => {
    expect(compile(`t('Ajuda');msg('Pago')`)).toBe(`t('Ajuda');'Pago'`);
  });

  it('hands in a message with arguments compiled, a marked one too', () => {
    expect(compile(`msg('{valor} por Pix')`)).toBe(`[["valor"]," por Pix"]`);
    expect(compile(`t('A {empresa}', { empresa })`)).toBe(`t(["A ",["empresa"]], { empresa })`);
    expect(compile(`rich("d'água <b>{n}</b>", {})`)).toBe(
      `rich(${JSON.stringify(compileMessage("d'água <b>{n}</b>"))}, {})`,
    );
  });

  it('does not touch modules that say nothing', () => {
    expect(compileCalls(`t('A {b}')`)).toBe(`t('A {b}')`);
  });
});
