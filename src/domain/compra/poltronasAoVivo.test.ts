import fc from 'fast-check';
import { umaPoltrona, umaReservaPropria, umMapa } from '../../../tests/support/viagemBuilders';
import {
  mapaAgora,
  ocupadasDoMapa,
  reservaDosMesmosTrechos,
  reservasNasViagens,
  tomadasPorOutros,
  withConferencia,
} from './poltronasAoVivo';

const trecho = (poltronas: number[], viagemId = '100') => ({
  viagemId,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  poltronas,
});
const seats = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
const agora = (numeros: number[], viagemId = '100') => ({ viagemId, numeros });

describe('the map as it is now', () => {
  const blocked = umMapa({
    poltronas: Array.from({ length: 12 }, (_, i) => umaPoltrona(i + 1, i === 11 ? { situacao: 'bloqueada' } : {})),
  });

  it('shows as taken what was last told, and nothing else; what is for sale to nobody stays so', () => {
    fc.assert(
      fc.property(seats, seats, (before, now) => {
        const mapa = mapaAgora(mapaAgora(blocked, agora(before)), agora(now));
        expect(ocupadasDoMapa(mapa).numeros.sort()).toEqual(now.filter((numero) => numero !== 12).sort());
        expect(mapa.poltronas[11]?.situacao).toBe('bloqueada');
      }),
    );
  });

  it('keeps the age of the operator’s word through messages that do not say it', () => {
    const conferencia = { aoVivo: true, conferidoEm: '2026-12-01T10:00:00.000Z', idadeMs: 0 };
    const looked = ocupadasDoMapa({ ...blocked, conferencia });
    const told = withConferencia(looked, agora([1]));
    expect(mapaAgora(blocked, told).conferencia).toEqual(conferencia);
    expect(told.numeros).toEqual([1]);
    expect(withConferencia(looked, agora([1], '200'))).toEqual(agora([1], '200'));
    expect(mapaAgora(blocked, agora([1])).conferencia).toBeUndefined();
  });

  it('is the one that was asked for where nothing was told, or of another trip', () => {
    expect(mapaAgora(blocked, null)).toBe(blocked);
    expect(mapaAgora(blocked, agora([1], '200'))).toBe(blocked);
  });
});

describe('seats taken by others', () => {
  it('are chosen, taken, and of no hold of one’s own', () => {
    fc.assert(
      fc.property(seats, seats, seats, (chosen, taken, own) => {
        const lost = tomadasPorOutros([trecho(chosen)], agora(taken), [trecho(own)]);
        expect(lost.map(({ numero }) => numero)).toEqual(
          chosen.filter((numero) => taken.includes(numero) && !own.includes(numero)),
        );
      }),
    );
  });

  it('are of the trip that was told about', () => {
    const both = [trecho([1]), trecho([1], '200')];
    expect(tomadasPorOutros(both, agora([1], '200'), [trecho([1])])).toEqual([{ viagemId: '200', numero: 1 }]);
  });
});

describe('one’s own holds', () => {
  const ida = umaReservaPropria({ id: 'r1' });
  const idaVolta = umaReservaPropria({ id: 'r2', trechos: [trecho([5]), trecho([6], '200')] });
  const longe = umaReservaPropria({ id: 'r3', trechos: [trecho([5], '300')] });
  const all = [longe, idaVolta, ida];

  it('are found again on the very same trips and places', () => {
    expect(reservaDosMesmosTrechos(all, [trecho([])])?.id).toBe('r1');
    expect(reservaDosMesmosTrechos(all, [trecho([]), trecho([], '200')])?.id).toBe('r2');
    expect(reservaDosMesmosTrechos(all, [{ ...trecho([]), localidadeDestino: '3' }])).toBeUndefined();
  });

  it('are named where they touch a trip that is being bought', () => {
    expect(reservasNasViagens(all, [trecho([])]).map(({ id }) => id)).toEqual(['r2', 'r1']);
  });
});
