import { digitosDoCodigo, nomeDoCartao, validadeDoCartao, validadeImpressa } from './cartaoSalvo';

describe('a saved card in words', () => {
  it('has the name of its brand and its last digits', () => {
    expect(nomeDoCartao({ bandeira: 'amex', final4: '0005' })).toBe('American Express final 0005');
  });

  it('has its validity as cards print it', () => {
    expect(validadeImpressa('2029-08')).toBe('08/29');
    expect(validadeDoCartao({ validade: '2029-08', vencido: false })).toBe('validade 08/29');
    expect(validadeDoCartao({ validade: '2024-01', vencido: true })).toBe('vencido em 01/24');
  });

  it('has a code of four digits where its brand prints four', () => {
    expect([digitosDoCodigo('amex'), digitosDoCodigo('elo')]).toEqual([4, 3]);
  });
});
