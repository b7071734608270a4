import { AGORA } from '../../../tests/support/builders';
import { novoRio, umaParada, umItem, umPedido } from '../../../tests/support/viagemBuilders';
import { abaDoPedido, pedidosDaAba, rotuloDoPedido } from './abasPedidos';
import { situacoesPedido } from '../compra/pedido';

const past = [umItem({ chegada: umaParada(novoRio, '2026-11-20', '14:00') })];
const ended = [umItem({ encerrada: true })];
const underway = [umItem({ chegada: umaParada(novoRio, '2026-11-21', '12:30') })];

describe('my trips', () => {
  it.each([
    ['emitido', {}, 'proximas'],
    ['emitido', { itens: underway }, 'proximas'],
    ['emitido', { itens: past }, 'passadas'],
    ['emitido', { itens: ended }, 'passadas'],
    ['emitido', { itens: [...ended, ...underway] }, 'proximas'],
    ['reservado', {}, 'pendentes'],
    ['aguardando_pagamento', {}, 'pendentes'],
    ['aguardando_pagamento', { expiraEm: '2026-11-21T11:59:00-03:00' }, 'canceladas'],
    ['pago', { expiraEm: null }, 'pendentes'],
    ['emitindo', { expiraEm: null }, 'pendentes'],
    ['cancelado', { expiraEm: null }, 'canceladas'],
    ['pagamento_expirado', {}, 'canceladas'],
    ['estornado', {}, 'canceladas'],
  ] as const)('an order that is %s %j stands under %s', (situacao, fields, aba) => {
    expect(
      abaDoPedido(umPedido({ situacao, ...fields, itens: 'itens' in fields ? [...fields.itens] : [umItem()] }), AGORA),
    ).toBe(aba);
  });

  it('go by the tickets that are still good', () => {
    const ended = umItem({ bilheteSituacao: 'remarcado', novoPedidoId: 'p2' });
    const travelled = umItem({ ...past[0], bilheteSituacao: 'embarcado' });
    const of = (...itens: ReturnType<typeof umItem>[]) => umPedido({ situacao: 'emitido', itens });
    expect(abaDoPedido(of(ended), AGORA)).toBe('canceladas');
    expect(abaDoPedido(of(ended, umItem()), AGORA)).toBe('proximas');
    expect(abaDoPedido(of({ ...umItem(), bilheteSituacao: 'cancelado' }, travelled), AGORA)).toBe('passadas');
    expect(rotuloDoPedido(of(ended))).toBe('Remarcada');
    expect(rotuloDoPedido(of(ended, { ...umItem(), bilheteSituacao: 'transferido' }))).toBe('Encerrada');
    expect(rotuloDoPedido(of(ended, umItem()))).toBe('Confirmada');
  });

  it('whose money is on its way back ask nothing of anybody', () => {
    expect(abaDoPedido(umPedido({ situacao: 'estorno_em_processamento', expiraEm: null }), AGORA)).toBe('canceladas');
  });

  it('have a place for every state', () => {
    for (const situacao of situacoesPedido) expect(abaDoPedido(umPedido({ situacao }), AGORA)).toMatch(/s$/);
  });

  it('begin with what leaves first; the past begins with the newest', () => {
    const at = (id: string, dia: string, situacao: 'emitido' | 'cancelado') =>
      umPedido({
        id,
        situacao,
        itens: [umItem({ partida: umaParada(novoRio, dia, '08:00'), chegada: umaParada(novoRio, dia, '14:00') })],
      });
    const next = [at('b', '2026-12-02', 'emitido'), at('a', '2026-12-01', 'emitido')];
    const over = [at('c', '2026-10-01', 'emitido'), at('d', '2026-11-01', 'emitido')];
    expect(pedidosDaAba([...next, ...over], 'proximas', AGORA).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(pedidosDaAba([...next, ...over], 'passadas', AGORA).map(({ id }) => id)).toEqual(['d', 'c']);
  });
});
