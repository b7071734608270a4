import { linhaDoLancamento } from './palavrasCredito';

const em = '2026-11-29T01:30:00.000Z';

it.each([
  [
    { tipo: 'concedido', valorCentavos: 11_825, bonusCentavos: 1_075, localizador: 'ABC234' },
    ['Passagem cancelada', '28/11/2026, pedido ABC234, R$\u00a010,75 de bônus', '+R$ 118,25'],
  ],
  [
    { tipo: 'usado', valorCentavos: -2_000, localizador: 'DEF567' },
    ['Usado em compra', '28/11/2026, pedido DEF567', '−R$ 20,00'],
  ],
  [
    { tipo: 'devolvido', valorCentavos: 2_000, localizador: 'DEF567' },
    ['Devolvido', '28/11/2026, pedido DEF567', '+R$ 20,00'],
  ],
  [{ tipo: 'expirado', valorCentavos: -9_825 }, ['Venceu', '28/11/2026', '−R$ 98,25']],
] as const)('%j reads as %j', (lancamento, words) => {
  const { nome, sobre, valor } = linhaDoLancamento({ em, ...lancamento });
  expect([nome, sobre, valor]).toEqual(words);
});
