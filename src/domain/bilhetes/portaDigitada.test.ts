import { readCodigoDigitado, readViagemDigitada } from './portaDigitada';

describe('what is typed at the door', () => {
  it.each(['', '  '])('is no code while it is %j', (codigo) => {
    expect(readCodigoDigitado({ codigo })).toEqual({
      ok: false,
      erros: { codigo: 'Cole ou digite o código de embarque' },
    });
  });

  it('is handed over as it is, since its signature covers each letter', () => {
    expect(readCodigoDigitado({ codigo: ' IT1.a.b' })).toEqual({ ok: true, valor: ' IT1.a.b' });
  });

  it.each(['', 'linha 5', '1'.repeat(19)])('is no trip while it is %j', (viagem) => {
    expect(readViagemDigitada({ viagem })).toEqual({
      ok: false,
      erros: { viagem: 'Informe o número da viagem, só algarismos' },
    });
  });

  it('is a trip as a number', () => {
    expect(readViagemDigitada({ viagem: ' 100 ' })).toEqual({ ok: true, valor: '100' });
  });
});
