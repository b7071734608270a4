import { readRastreio } from './rastreio';

describe('a tracking query', () => {
  it('is read as the server takes it, however it was spaced', () => {
    expect(readRastreio({ codigo: 'it k7q2 mp4x z', documentoFinal: ' 77ab ' })).toEqual({
      ok: true,
      valor: { codigo: 'ITK7Q2MP4XZ', documentoFinal: '77AB' },
    });
  });

  it('says what is wrong with each field, in their order', () => {
    const leitura = readRastreio({ codigo: 'ITK7Q2MP4XA', documentoFinal: '77' });
    expect(Object.entries(leitura.ok ? {} : leitura.erros)).toEqual([
      ['codigo', 'Confira o código: são 11 letras e números e começa com IT'],
      ['documentoFinal', 'Informe os 4 últimos dígitos do documento'],
    ]);
    expect(readRastreio({ codigo: 'ITK7Q2MP4XZ', documentoFinal: '' })).toEqual({
      ok: false,
      erros: { documentoFinal: 'Informe os 4 últimos dígitos do documento' },
    });
  });
});
