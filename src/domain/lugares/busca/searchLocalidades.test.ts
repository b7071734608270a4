import { foldText } from './foldText';
import { indexLocalidades, type LocalidadeBuscavel } from './indiceLocalidades';
import { searchLocalidades } from './searchLocalidades';

const umaLocalidade = (fields: Partial<LocalidadeBuscavel>): LocalidadeBuscavel => ({
  id: 1,
  nome: 'Lorena',
  terminal: 'Rodoviária de Lorena',
  uf: 'SP',
  aliases: '',
  peso: 10,
  ...fields,
});

const index = indexLocalidades([
  umaLocalidade({ id: 1, nome: 'Rio Claro', peso: 200 }),
  umaLocalidade({ id: 2, nome: 'Rio de Janeiro', uf: 'RJ', terminal: 'Novo Rio', aliases: 'rio|novo rio', peso: 150 }),
  umaLocalidade({ id: 3, nome: 'São José do Rio Preto', aliases: 'rio preto', peso: 460 }),
  umaLocalidade({ id: 4, nome: 'Santos', peso: 430 }),
  umaLocalidade({ id: 5, nome: 'Santo Ângelo', uf: 'RS', peso: 70 }),
  umaLocalidade({ id: 6, nome: 'Natal', uf: 'RN', peso: 900 }),
]);

const idsFor = (termo: string, options = {}): number[] => searchLocalidades(index, termo, options).map(({ id }) => id);

describe('searchLocalidades', () => {
  it('puts the nickname before names that only begin with it, and those before names that contain it', () => {
    expect(idsFor('rio')).toEqual([2, 1, 3]);
  });

  it('needs every word typed, in any part of the place', () => {
    expect(idsFor('rio sp')).toEqual([3, 1]);
    expect(idsFor('janeiro novo')).toEqual([2]);
    expect(idsFor('rio tiete')).toEqual([]);
  });

  it('takes a state for a state before it takes it for the beginning of a name', () => {
    const bragancas = indexLocalidades([
      umaLocalidade({ id: 1, nome: 'Bragança Paulista', uf: 'SP', peso: 170 }),
      umaLocalidade({ id: 2, nome: 'Bragança', uf: 'PA', peso: 120 }),
    ]);
    expect(searchLocalidades(bragancas, 'bragança pa').map(({ id }) => id)).toEqual([2, 1]);
  });

  it('offers the popular first where the words say no more', () => {
    expect(idsFor('sant')).toEqual([4, 5]);
    expect(idsFor('')).toEqual([6, 3, 4, 1, 2, 5]);
    expect(idsFor('', { limite: 2 })).toEqual([6, 3]);
  });

  it('forgives a slip only when nothing is named literally', () => {
    expect(idsFor('natau')).toEqual([6]);
    expect(idsFor('snatos')).toEqual([4]);
    expect(idsFor('santos')).toEqual([4]);
  });

  it('suggests what some of the words name, where asked to and when nothing else matches', () => {
    expect(idsFor('aeroporto santos')).toEqual([]);
    expect(idsFor('aeroporto santos', { proximos: true })).toEqual([4]);
    expect(idsFor('praia de snatos', { proximos: true })).toEqual([4]);
    expect(idsFor('santos', { proximos: true })).toEqual([4]);
    expect(idsFor('xyzxyz', { proximos: true })).toEqual([]);
    expect(idsFor('aeroporto santos', { proximos: true, servedFrom: new Set([5]) })).toEqual([]);
  });

  it('reads names run together', () => {
    expect(idsFor('riodejaneiro')).toEqual([2]);
  });

  it('offers only places served from the origin, and no look-alike of one that is not', () => {
    expect(idsFor('', { servedFrom: new Set([4, 5]) })).toEqual([4, 5]);
    expect(idsFor('santos', { servedFrom: new Set([5]) })).toEqual([]);
  });

  it('finds nothing for nonsense', () => {
    expect(idsFor('xyzxyz')).toEqual([]);
    expect(idsFor('%')).toEqual(idsFor(''));
  });

  it('finds every place in which all typed words begin a word', () => {
    const network = [...'bcdfglmnprstv'].flatMap((letter, n) => [
      umaLocalidade({ id: n + 1, nome: `São ${letter}ordo`, aliases: `${letter}ordao|sampa ${letter}`, peso: n }),
      umaLocalidade({ id: n + 51, nome: `${letter}ordo do Sul`, uf: 'RS', peso: 99 - n }),
    ]);
    const isMeant = ({ nome, terminal, uf, aliases }: LocalidadeBuscavel, termo: string): boolean => {
      const words = foldText(`${nome} ${terminal} ${uf} ${aliases}`).split(' ');
      return termo.split(' ').every((typed) => words.some((word) => word.startsWith(typed)));
    };
    const whole = indexLocalidades(network);
    for (const termo of [
      's',
      'sao',
      'sao b',
      'bordo',
      'bordo sul',
      'sampa c',
      'sul rs',
      'rodoviaria',
      'do',
      'v',
      'b',
    ]) {
      const meant = network.filter((place) => isMeant(place, termo)).map(({ id }) => id);
      const found = searchLocalidades(whole, termo, { limite: 100 }).map(({ id }) => id);
      expect([termo, found.toSorted((a, b) => a - b)]).toEqual([termo, meant.toSorted((a, b) => a - b)]);
    }
  });

  it('looks at the places that a text may name, however many others there are', () => {
    const others = Array.from({ length: 3_000 }, (_, n) => umaLocalidade({ id: n + 10, nome: `Vila ${n}`, peso: 1 }));
    const large = indexLocalidades([umaLocalidade({ id: 1, nome: 'Natal', uf: 'RN' }), ...others]);
    const looks = (termo: string): number => {
      let count = 0;
      const entries = new Proxy(large.entries, {
        get: (target, key) => {
          if (typeof key === 'string' && /^[0-9]+$/.test(key)) count += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      expect(searchLocalidades({ ...large, entries }, termo, { proximos: true })[0]?.nome).toBe('Natal');
      return count;
    };
    expect(
      ['natal', 'rodoviaria natal', 'nata rn', 'n', 'natau', 'praia de natal'].map(looks).every((count) => count < 10),
    ).toBe(true);
  });

  it('keeps what short texts mean, for whoever asks from elsewhere too', () => {
    expect(idsFor('sa')).toEqual([3, 4, 5]);
    expect(idsFor('sa', { servedFrom: new Set([5]) })).toEqual([5]);
    expect(idsFor('sa', { limite: 2 })).toEqual([3, 4]);
    expect(idsFor('sa')).toEqual([3, 4, 5]);
  });
});
