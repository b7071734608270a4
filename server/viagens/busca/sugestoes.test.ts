import { barraFunda, novoRio, tiete } from '../../../tests/support/viagemBuilders';
import { indexCidades } from './cidades';
import { suggestLocalidades, type Servidas } from './sugestoes';

const places = [tiete, novoRio, barraFunda];
const rede = {
  ...indexCidades(places),
  search: (termo: string, served?: ReadonlySet<number>) =>
    places.filter(({ id, nome }) => nome.startsWith(termo) && (served?.has(Number(id)) ?? true)),
  destinos: () => new Set([barraFunda.id]),
  destinosComTroca: () => new Set([novoRio.id]),
};
const ids = (termo: string, servidas?: Servidas) =>
  suggestLocalidades(rede, termo, servidas).map(({ id, trocas = 0 }) => [id, trocas]);

describe('suggested places', () => {
  it('are all that match, without an origin', () => {
    expect(ids('São')).toEqual([
      [tiete.id, 0],
      [barraFunda.id, 0],
    ]);
  });

  it('are the direct destinations alone where no change is wanted', () => {
    expect(ids('', { origem: tiete.id })).toEqual([[barraFunda.id, 0]]);
    expect(ids('Rio', { origem: tiete.id, trocas: 0 })).toEqual([]);
  });

  it('begin with the city where several of its terminals match, once cities are wanted', () => {
    const cidade = '900000001';
    expect(ids('São', { cidades: true }).map(([id]) => id)).toEqual([cidade, tiete.id, barraFunda.id]);
    expect(ids('Rio', { cidades: true })).toEqual([[novoRio.id, 0]]);
    const changing = { ...rede, destinos: () => new Set<string>(), destinosComTroca: () => new Set(['1', '3']) };
    const wanted = { origem: novoRio.id, trocas: 1, cidades: true };
    expect(suggestLocalidades(changing, 'São', wanted)[0]).toMatchObject({ id: cidade, trocas: 1 });
    const direct = { ...changing, destinos: () => new Set(['3']), destinosComTroca: () => new Set(['1']) };
    expect(suggestLocalidades(direct, 'São', wanted)[0]).not.toHaveProperty('trocas');
  });

  it('mark those with a change, and put them last before anything is typed', () => {
    const servidas = { origem: tiete.id, trocas: 1 };
    expect(ids('', servidas)).toEqual([
      [barraFunda.id, 0],
      [novoRio.id, 1],
    ]);
    expect(ids('Rio', servidas)).toEqual([[novoRio.id, 1]]);
  });
});
