import { umaPoltrona } from '../../../tests/support/viagemBuilders';
import { avisoPorConfirmar, isEspecial, porConfirmar } from './poltronaEspecial';

const poltronas = [
  umaPoltrona(1),
  umaPoltrona(3, { acessivel: true }),
  umaPoltrona(8, { preferencialMulheres: true }),
  umaPoltrona(9, { preferencialMulheres: true }),
];
const numeros = (escolhidas: number[], confirmadas: { viagemId: string; numero: number }[] = []) =>
  porConfirmar({ viagemId: '100', poltronas }, { escolhidas, confirmadas }).map(({ numero }) => numero);

it('is a seat with a priority of the law or of the company', () => {
  expect(poltronas.map(isEspecial)).toEqual([false, true, true, true]);
});

it('is confirmed if it is chosen and meant for somebody first', () => {
  expect(numeros([1, 3, 8])).toEqual([3, 8]);
  expect(numeros([1])).toEqual([]);
});

it('is asked for once, on its own trip', () => {
  const confirmadas = [
    { viagemId: '100', numero: 3 },
    { viagemId: '200', numero: 8 },
  ];
  expect(numeros([3, 8], confirmadas)).toEqual([8]);
});

it('is named where it is one', () => {
  expect(avisoPorConfirmar([3])).toContain('a poltrona 3');
  expect(avisoPorConfirmar([3, 8])).toContain('estas poltronas');
});
