import { toBuscaLink, type Busca } from './links';
import { novoRio, umaParada, umaViagem, barraFunda } from '../../../tests/support/viagemBuilders';
import { atTerminaisDe, consultaAtual, isResultadoLink, parseResultado, toVoltaLink, withDia } from './resultado';

const busca: Busca = {
  idaVolta: true,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: '2026-12-05',
};

describe('the results’ address', () => {
  it('asks for the way out first, then for the way back', () => {
    expect(consultaAtual({ busca, ida: null })).toEqual({
      localidadeOrigem: '1',
      localidadeDestino: '2',
      dataPartida: '2026-12-01',
    });
    expect(consultaAtual({ busca, ida: '100' })).toEqual({
      localidadeOrigem: '2',
      localidadeDestino: '1',
      dataPartida: '2026-12-05',
    });
  });

  it('remembers the way out that was chosen, on round trips only', () => {
    expect(parseResultado(toVoltaLink(busca, '100'))).toEqual({ busca, ida: '100' });
    expect(parseResultado(`${toBuscaLink({ ...busca, idaVolta: false, dataVolta: null })}&ida=100`)?.ida).toBeNull();
    expect(parseResultado(`${toBuscaLink(busca)}&ida=x`)?.ida).toBeNull();
    expect(parseResultado('/resultado-busca-viagens')).toBeNull();
  });

  it('names the terminals of the chosen trip in the place of cities', () => {
    const viagem = umaViagem({ partida: umaParada(barraFunda, '2026-12-01', '08:00') });
    expect(atTerminaisDe({ ...busca, localidadeOrigem: '900000001' }, viagem)).toEqual({
      ...busca,
      localidadeOrigem: barraFunda.id,
      localidadeDestino: novoRio.id,
    });
  });

  it('moves the day of the list on screen; a way back never comes before the way out', () => {
    expect(parseResultado(withDia({ busca, ida: '100' }, '2026-12-06'))?.busca.dataVolta).toBe('2026-12-06');
    expect(parseResultado(withDia({ busca, ida: null }, '2026-12-08'))?.busca).toMatchObject({
      dataPartida: '2026-12-08',
      dataVolta: '2026-12-08',
    });
  });

  it('is told from others', () => {
    expect(isResultadoLink(toBuscaLink(busca))).toBe(true);
    expect(isResultadoLink('/home?idaVolta=true')).toBe(false);
  });
});
