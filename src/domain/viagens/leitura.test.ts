import { umaViagem } from '../../../tests/support/viagemBuilders';
import { leituraMaisAntiga, textoDaLeitura } from './leitura';

describe('the age of a list of the operator', () => {
  it.each([
    [0, 'Horários e preços conferidos agora com a operadora.'],
    [1, 'Horários e preços conferidos há 1 min com a operadora.'],
    [59, 'Horários e preços conferidos há 59 min com a operadora.'],
    [125, 'Horários e preços conferidos há 2 h com a operadora.'],
  ])('of %i minutes is “%s”', (minutos, text) => expect(textoDaLeitura(minutos)).toBe(text));

  it('is that of its oldest departure, and none where all are the company’s own', () => {
    const lida = (lidaHaMinutos: number) => umaViagem({ lidaHaMinutos });
    expect(leituraMaisAntiga([lida(3), umaViagem(), lida(47)])).toBe(47);
    expect(leituraMaisAntiga([umaViagem()])).toBeUndefined();
  });
});
