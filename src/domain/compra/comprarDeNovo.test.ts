import { novoRio, tiete, umaParada, umItem } from '../../../tests/support/viagemBuilders';
import type { Localidade } from '../wire/lugares/localidades';
import { comprarDeNovoLink } from './comprarDeNovo';

const now = new Date('2026-11-22T12:00:00-03:00');
const leg = (trecho: number, from: Localidade, to: Localidade, dia: string) =>
  umItem({ trecho, partida: umaParada(from, dia, '08:00'), chegada: umaParada(to, dia, '14:00') });
const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ' };
const query = (...itens: ReturnType<typeof umItem>[]) =>
  Object.fromEntries(new URLSearchParams(comprarDeNovoLink({ id: 'p1', itens }, now).split('?')[1]));

describe('buying again', () => {
  it('keeps the way back, with as many days between, from today where the days are past', () => {
    const round = [leg(0, tiete, novoRio, '2026-10-01'), leg(1, novoRio, tiete, '2026-10-05')];
    expect(query(...round)).toEqual({
      idaVolta: 'true',
      localidadeOrigem: tiete.id,
      localidadeDestino: novoRio.id,
      dataPartida: '2026-11-22',
      dataVolta: '2026-11-26',
      deNovo: 'p1',
    });
  });

  it('keeps days that are still to come', () => {
    const round = [leg(0, tiete, novoRio, '2026-12-01'), leg(1, novoRio, tiete, '2026-12-05')];
    expect(query(...round)).toMatchObject({ dataPartida: '2026-12-01', dataVolta: '2026-12-05' });
  });

  it('searches a connection from its first place to its last, one way', () => {
    const change = [leg(0, tiete, resende, '2026-12-01'), leg(1, resende, novoRio, '2026-12-01')];
    expect(query(...change)).toMatchObject({ idaVolta: 'false', localidadeDestino: novoRio.id });
    expect(query(...change)).not.toHaveProperty('dataVolta');
  });

  it('keeps both ways of a round trip with changes, from the first place to the last', () => {
    const out = [leg(0, tiete, resende, '2026-12-01'), leg(1, resende, novoRio, '2026-12-01')];
    const back = [leg(2, novoRio, resende, '2026-12-05'), leg(3, resende, tiete, '2026-12-06')];
    const expected = {
      idaVolta: 'true',
      localidadeOrigem: tiete.id,
      localidadeDestino: novoRio.id,
      dataPartida: '2026-12-01',
      dataVolta: '2026-12-05',
      deNovo: 'p1',
    };
    expect(query(...out, ...back)).toEqual(expected);
    expect(query(...out, leg(2, novoRio, tiete, '2026-12-05'))).toEqual(expected);
    const named = [leg(0, tiete, novoRio, '2026-12-01'), ...back].map((item) => ({
      ...item,
      sentido: item.trecho === 0 ? ('ida' as const) : ('volta' as const),
    }));
    expect(query(...named)).toEqual(expected);
  });

  it('begins at home for an order without seats', () => {
    expect(comprarDeNovoLink({ id: 'p1', itens: [] }, now)).toBe('/home');
  });
});
