import { barraFunda, novoRio, tiete, umaParada, umItem } from '../../../../tests/support/viagemBuilders';
import type { Localidade } from '../../wire/lugares/localidades';
import type { ItemPedido } from '../../wire/compra/pedidos';
import { sentidosDoPedido } from './sentidosDoPedido';
import { trechosDoPedido } from './trechosDoPedido';

const seat = (trecho: number, from: Localidade, to: Localidade, poltrona: number, rest: Partial<ItemPedido> = {}) =>
  umItem({
    trecho,
    viagemId: `v${trecho}`,
    poltrona,
    partida: umaParada(from, '2026-12-01', '08:00'),
    chegada: umaParada(to, '2026-12-01', '14:00'),
    ...rest,
  });
const resende = { ...tiete, id: '9', nome: 'Resende', uf: 'RJ' };

describe('the trips of an order', () => {
  it('are those of its seats, each with all of them, by way', () => {
    const itens = [
      seat(0, tiete, resende, 1),
      seat(0, tiete, resende, 2),
      seat(1, resende, novoRio, 3),
      seat(1, resende, novoRio, 4),
      seat(2, novoRio, tiete, 5),
      seat(2, novoRio, tiete, 6),
    ];
    expect(trechosDoPedido(itens)).toEqual([
      { viagemId: 'v0', localidadeOrigem: tiete.id, localidadeDestino: '9', poltronas: [1, 2] },
      { viagemId: 'v1', localidadeOrigem: '9', localidadeDestino: novoRio.id, poltronas: [3, 4] },
      { viagemId: 'v2', localidadeOrigem: novoRio.id, localidadeDestino: tiete.id, poltronas: [5, 6] },
    ]);
    const { ida, volta } = sentidosDoPedido(itens);
    expect([ida.map(({ poltrona }) => poltrona), volta.map(({ poltrona }) => poltrona)]).toEqual([[1, 3], [5]]);
  });

  it('name their ways where an address could not tell them by its places', () => {
    const itens = [seat(0, tiete, novoRio, 1), seat(1, novoRio, barraFunda, 2)];
    expect(trechosDoPedido(itens).map(({ sentido }) => sentido)).toEqual(['ida', 'volta']);
  });

  it('are a way out alone where only the way back is left', () => {
    expect(sentidosDoPedido([seat(3, novoRio, tiete, 5, { sentido: 'volta' })]).ida).toHaveLength(1);
  });
});
