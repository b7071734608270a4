import { barraFunda, novoRio, tiete } from '../../tests/support/viagemBuilders';
import { suggestLocalidades, type Servidas } from './sugestoes';

const places = [tiete, novoRio, barraFunda];
const rede = {
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

  it('mark those with a change, and put them last before anything is typed', () => {
    const servidas = { origem: tiete.id, trocas: 1 };
    expect(ids('', servidas)).toEqual([
      [barraFunda.id, 0],
      [novoRio.id, 1],
    ]);
    expect(ids('Rio', servidas)).toEqual([[novoRio.id, 1]]);
  });
});
