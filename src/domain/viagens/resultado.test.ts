import { toBuscaLink, type Busca } from './links';
import { consultaAtual, isResultadoLink, parseResultado, toVoltaLink, withDia } from './resultado';

const busca: Busca = {
  idaVolta: true,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: '2026-12-05',
};

const leg = (viagemId: string, localidadeOrigem: string, localidadeDestino: string) => ({
  viagemId,
  localidadeOrigem,
  localidadeDestino,
  poltronas: [],
});
const ida = [leg('100', '1', '2')];
const comTroca = [leg('100', '1', '9'), leg('200', '9', '2')];

describe('the results’ address', () => {
  it('asks for the way out first, then for the way back', () => {
    expect(consultaAtual({ busca, ida: null })).toEqual({
      localidadeOrigem: '1',
      localidadeDestino: '2',
      dataPartida: '2026-12-01',
    });
    expect(consultaAtual({ busca, ida })).toEqual({
      localidadeOrigem: '2',
      localidadeDestino: '1',
      dataPartida: '2026-12-05',
    });
  });

  it('remembers the way out that was chosen, on round trips only', () => {
    expect(toVoltaLink(busca, ida)).toMatch(/&ida=100.1.2$/);
    expect(parseResultado(`${toBuscaLink(busca)}&ida=100`)).toEqual({ busca, ida });
    expect(parseResultado(toVoltaLink(busca, ida))).toEqual({ busca, ida });
    expect(parseResultado(`${toBuscaLink({ ...busca, idaVolta: false, dataVolta: null })}&ida=100`)?.ida).toBeNull();
    for (const text of [
      'x',
      '',
      '100.1',
      '100.1.2_',
      '100.1.2_200',
      '100.1.2_200.2.3_300.3.4',
      '1e3',
      '100.1.1234567890',
    ])
      expect(parseResultado(`${toBuscaLink(busca)}&ida=${text}`)?.ida).toBeNull();
    expect(parseResultado('/resultado-busca-viagens')).toBeNull();
  });

  it('remembers both trips of a way out with a change, and its own terminals where a city was searched', () => {
    expect(parseResultado(toVoltaLink(busca, comTroca))).toEqual({ busca, ida: comTroca });
    const cidade = { ...busca, localidadeOrigem: '900000001' };
    expect(parseResultado(toVoltaLink(cidade, ida))).toEqual({ busca: cidade, ida });
    expect(consultaAtual({ busca: cidade, ida }).localidadeDestino).toBe('900000001');
  });

  it('looks for the way back from the day of the arrival on', () => {
    const dataVolta = (chegada: string) =>
      parseResultado(toVoltaLink({ ...busca, dataVolta: '2026-12-01' }, ida, { dia: chegada }))?.busca.dataVolta;
    expect([dataVolta('2026-12-01'), dataVolta('2026-12-02')]).toEqual(['2026-12-01', '2026-12-02']);
  });

  it('moves the day of the list on screen; a way back never comes before the way out', () => {
    expect(parseResultado(withDia({ busca, ida }, '2026-12-06'))?.busca.dataVolta).toBe('2026-12-06');
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
