import { barraFunda, novoRio, tiete } from '../../../tests/support/viagemBuilders';
import { indexCidades, overCidades } from './cidades';

const jabaquara = { ...tiete, id: '7', terminal: 'Terminal do Jabaquara' };
const places = [tiete, jabaquara, novoRio, barraFunda];
const saoPaulo = '900000001';
const cidades = indexCidades(places);

describe('cities', () => {
  it('stand for their terminals, the greatest first', () => {
    expect(cidades.cidade(saoPaulo)).toEqual({ ...tiete, id: saoPaulo, terminal: 'Todos os terminais' });
    expect(cidades.terminaisDe(saoPaulo)).toEqual(['1', '7', '3']);
  });

  it('are those with several terminals alone; a terminal stands for itself', () => {
    expect(cidades.cidade('900000002')).toBeUndefined();
    expect(cidades.cidade('1')).toBeUndefined();
    expect(cidades.terminaisDe('2')).toEqual(['2']);
    expect(cidades.terminaisDe('77')).toEqual(['77']);
  });

  it('are not one where only the name is the same', () => {
    expect(indexCidades([tiete, { ...barraFunda, uf: 'PR' }]).cidade(saoPaulo)).toBeUndefined();
  });

  it('keep their id when another terminal becomes the greatest', () => {
    expect(indexCidades([barraFunda, tiete]).cidade(saoPaulo)?.terminal).toBe('Todos os terminais');
  });

  it('never take the id of a place, nor one that no address holds', () => {
    const taken = { ...novoRio, id: saoPaulo };
    expect(indexCidades([tiete, barraFunda, taken]).terminaisDe(saoPaulo)).toEqual([saoPaulo]);
    const great = [tiete, barraFunda].map((place) => ({ ...place, id: `1000000${place.id}0` }));
    expect(indexCidades(great).withCidades(great)).toEqual(great);
  });

  it('stand before the first of their terminals, where two of these are listed', () => {
    const ids = cidades.withCidades([novoRio, barraFunda, tiete]).map(({ id }) => id);
    expect(ids).toEqual(['2', saoPaulo, '3', '1']);
    expect(cidades.withCidades([novoRio, tiete])).toEqual([novoRio, tiete]);
  });
});

describe('a network asked for cities', () => {
  const part = (linha: number, at: string) => ({ linha: { id: linha }, at });
  const parts = new Map([
    ['1 2', [part(10, 'tietê'), part(11, 'tietê')]],
    ['3 2', [part(11, 'barra funda'), part(12, 'barra funda')]],
  ]);
  const direct = new Map([
    ['1', new Set(['2', '3'])],
    ['3', new Set(['2', '9'])],
  ]);
  const changed = new Map([
    ['1', new Set(['9', '7'])],
    ['7', new Set(['2', '8'])],
  ]);
  const over = new Map([
    ['1 8', ['3', '5']],
    ['7 8', ['6', '5']],
  ]);
  const of =
    <T>(map: ReadonlyMap<string, ReadonlySet<T>>) =>
    (id: string) =>
      map.get(id) ?? new Set<T>();
  const rede = overCidades(cidades, {
    trechosBuscados: (origem, destino) => parts.get(`${origem} ${destino}`) ?? [],
    destinos: of(direct),
    destinosComTroca: of(changed),
    terminaisDeTroca: (origem, destino) => over.get(`${origem} ${destino}`) ?? [],
  });

  it('sells each line from all of the terminals, once and at the greatest one', () => {
    const found = rede.trechosBuscados(saoPaulo, '2').map(({ linha, at }) => `${linha.id} ${at}`);
    expect(found.toSorted()).toEqual(['10 tietê', '11 tietê', '12 barra funda']);
    expect(rede.trechosBuscados('3', '2')).toBe(parts.get('3 2'));
  });

  it('reaches what any terminal reaches, other cities alone', () => {
    expect([...rede.destinos(saoPaulo)]).toEqual(['2', '9']);
    expect(rede.destinos('1')).toBe(direct.get('1'));
  });

  it('changes only towards what no terminal reaches directly', () => {
    expect([...rede.destinosComTroca(saoPaulo)]).toEqual(['8']);
    expect(rede.destinosComTroca('1')).toBe(changed.get('1'));
  });

  it('changes once at each terminal on the way, never within the city', () => {
    expect(rede.terminaisDeTroca(saoPaulo, '8')).toEqual(['5', '6']);
    expect(rede.terminaisDeTroca('1', '8')).toEqual(['3', '5']);
  });
});
