import { umaPoltrona } from '../../../tests/support/viagemBuilders';
import { refusePoltrona } from './poltronaDigitada';

const poltronas = [umaPoltrona(1), umaPoltrona(2, { situacao: 'ocupada' }), umaPoltrona(3)];
const full = [3, 4, 5, 6, 7, 8];

describe('a seat by its number', () => {
  it.each([
    ['free', '1', [], null],
    ['of another coach', '99', [], 'Não há poltrona 99 neste ônibus'],
    ['occupied', '2', [], 'A poltrona 2 está ocupada'],
    ['one too many', '1', full, 'Uma venda leva até 6 poltronas'],
    ['released from a full sale', '3', full, null],
    ['released although it shows as occupied, since this hold occupies it', '2', [2], null],
  ])('is judged: %s', (_, texto, selecionadas, refused) => {
    expect(refusePoltrona(texto, poltronas, selecionadas)).toBe(refused);
  });
});
