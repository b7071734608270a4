import { barraFunda, novoRio, tiete } from '../../../tests/support/viagemBuilders';
import { camposVazios, idaInicial, matchLocalidade, readBusca, rotuloLocalidade, voltaInicial } from './camposBusca';

const hoje = '2026-11-21';

describe('a typed place', () => {
  it.each([
    ['São Paulo, SP – Terminal Rodoviário do Tietê', [tiete, barraFunda, novoRio], tiete],
    ['rio de janeiro', [novoRio, tiete], novoRio],
    ['RIO DE JANEIRO RJ', [novoRio, tiete], novoRio],
    ['terminal rodoviario novo rio', [novoRio, tiete], novoRio],
    ['rio', [novoRio], novoRio],
    ['são paulo', [tiete, barraFunda], null],
    ['rio', [novoRio, tiete], null],
    ['', [novoRio], null],
    ['rio', [], null],
  ])('%j among the suggestions is the one that it names', (text, suggestions, place) => {
    expect(matchLocalidade(text, suggestions)).toEqual(place);
  });
});

describe('the search card', () => {
  const campos = {
    ...camposVazios,
    origem: rotuloLocalidade(tiete),
    destino: rotuloLocalidade(novoRio),
    dataIda: '22/11/2026',
    dataVolta: '24/11/2026',
  };
  const lugares = { origem: tiete, destino: novoRio };

  it('is a search', () => {
    expect(readBusca(campos, lugares, hoje)).toEqual({
      ok: true,
      busca: {
        idaVolta: false,
        localidadeOrigem: '1',
        localidadeDestino: '2',
        dataPartida: '2026-11-22',
        dataVolta: null,
      },
    });
    expect(readBusca({ ...campos, idaVolta: true }, lugares, hoje)).toMatchObject({
      busca: { idaVolta: true, dataVolta: '2026-11-24' },
    });
  });

  it.each([
    ['no place', campos, { origem: null, destino: null }, ['origem', 'destino']],
    ['the same place twice', campos, { origem: tiete, destino: tiete }, ['destino']],
    ['a day of the past', { ...campos, dataIda: '20/11/2026' }, lugares, ['dataIda']],
    ['half a date', { ...campos, dataIda: '20/11' }, lugares, ['dataIda']],
    ['a way back too early', { ...campos, idaVolta: true, dataVolta: '21/11/2026' }, lugares, ['dataVolta']],
    ['no way back', { ...campos, idaVolta: true, dataVolta: '' }, lugares, ['dataVolta']],
  ])('refuses %s', (_, typed, places, fields) => {
    const lida = readBusca(typed, places, hoje);
    expect(lida.ok ? [] : Object.keys(lida.erros)).toEqual(fields);
  });

  it('allows the same day there and back, and today', () => {
    const sameDay = { ...campos, idaVolta: true, dataIda: '21/11/2026', dataVolta: '21/11/2026' };
    expect(readBusca(sameDay, lugares, hoje).ok).toBe(true);
  });

  it('begins with tomorrow', () => {
    expect(idaInicial(hoje)).toBe('22/11/2026');
  });

  it.each([
    ['22/11/2026', '24/11/2026'],
    ['30/12/2026', '01/01/2027'],
    ['', '23/11/2026'],
    ['31/02/2027', '23/11/2026'],
    ['20/11/2026', '23/11/2026'],
  ])('of the way back to a way out on “%s” is %s', (ida, volta) => {
    expect(voltaInicial(ida, hoje)).toBe(volta);
  });
});
