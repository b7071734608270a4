import { indexLocalidades, searchLocalidades, type LocalidadeBuscavel } from './searchLocalidades';

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
});
