import { novoRio, tiete, umaParada, umItem } from '../../../../tests/support/viagemBuilders';
import type { ItemPedido } from '../../wire/compra/pedidos';
import { viagensASair } from './viagensASair';

const AGORA = new Date('2026-11-28T12:00:00-03:00');
const ida = (fields: Partial<ItemPedido> = {}): ItemPedido => umItem({ trecho: 0, bilheteId: 'b1', ...fields });
const volta = (fields: Partial<ItemPedido> = {}): ItemPedido =>
  umItem({
    trecho: 1,
    sentido: 'volta',
    bilheteId: 'b9',
    partida: umaParada(novoRio, '2026-12-05', '08:00'),
    chegada: umaParada(tiete, '2026-12-05', '14:10'),
    ...fields,
  });
const ids = (itens: ItemPedido[], agora = AGORA) =>
  viagensASair(itens, agora).map(({ bilheteId, deCasa }) => `${bilheteId} ${deCasa ? 'de casa' : 'de lá'}`);

describe('the trips to set out for', () => {
  it('are one of each way, however many travel', () => {
    expect(ids([ida(), ida({ bilheteId: 'b2', poltrona: 5 }), volta()])).toEqual(['b1 de casa', 'b9 de lá']);
  });

  it('are the first coach of a way with a change', () => {
    const second = ida({ trecho: 1, sentido: 'ida', bilheteId: 'b3' });
    expect(ids([ida({ sentido: 'ida' }), second])).toEqual(['b1 de casa']);
  });

  it.each<[string, Partial<ItemPedido>]>([
    ['has no ticket yet', { bilheteId: null }],
    ['is boarded', { bilheteSituacao: 'embarcado' }],
    ['was missed', { bilheteSituacao: 'nao_embarcou' }],
    ['was cancelled', { bilheteSituacao: 'cancelado' }],
  ])('are none where it %s', (_, fields) => {
    expect(ids([ida(fields)])).toEqual([]);
  });

  it('are those of the way back alone, once the way out is over', () => {
    expect(ids([ida({ sentido: 'ida' }), volta()], new Date('2026-12-02T12:00:00-03:00'))).toEqual(['b9 de lá']);
  });
});
