import { umPedido } from '../../../../tests/support/viagemBuilders';
import { viagensDoPedido } from './viagensDoPedido';

it('names each trip of an order once, with its seats by number', () => {
  const [item] = umPedido().itens;
  if (!item) throw new Error('an order has an item');
  const volta = { ...item, partida: item.chegada, chegada: item.partida, poltrona: 7 };
  const itens = [{ ...item, poltrona: 14 }, { ...item, poltrona: 13 }, volta];
  expect(viagensDoPedido({ itens })).toEqual([
    expect.stringMatching(/^São Paulo → Rio de Janeiro, \d\d\/\d\d\/\d{4} às \d\d:\d\d · Poltronas 13 e 14$/),
    expect.stringMatching(/^Rio de Janeiro → São Paulo, \d\d\/\d\d\/\d{4} às \d\d:\d\d · Poltrona 7$/),
  ]);
});
