import { leituraPix, mensagemFim, type LeituraPix } from './esperaPix';
import type { SituacaoPedido } from '../wire/compra/pedidos';

/** Written out, so that a new state of an order must say what a payer sees. */
const leituras: Record<SituacaoPedido, LeituraPix> = {
  reservado: 'waiting',
  aguardando_pagamento: 'waiting',
  pago: 'confirmed',
  emitindo: 'confirmed',
  emitido: 'done',
  emitido_parcial: 'done',
  pagamento_expirado: 'late',
  reserva_expirada: 'over',
  pagamento_recusado: 'over',
  pago_sem_poltrona: 'over',
  estorno_em_processamento: 'over',
  estornado: 'over',
  cancelado: 'over',
};

it.each(Object.entries(leituras))('an order that is %s reads as %s on the page of the payment', (situacao, leitura) => {
  expect(leituraPix(situacao as SituacaoPedido)).toBe(leitura);
});

describe('a payer without a ticket', () => {
  it.each([
    ['pago_sem_poltrona', /será devolvido pelo mesmo Pix/],
    ['estorno_em_processamento', /devolução do valor já está em andamento/],
    ['estornado', /foi devolvido para a conta que fez o Pix/],
  ] as const)('of an order that is %s reads that the money comes back', (situacao, text) => {
    expect(mensagemFim(situacao)).toMatch(text);
    expect(mensagemFim(situacao)).not.toMatch(/Nada foi cobrado/);
  });

  it.each(['reserva_expirada', 'pagamento_recusado', 'pagamento_expirado'] as const)(
    'of an order that is %s reads that nothing was charged',
    (situacao) => expect(mensagemFim(situacao)).toMatch(/Nada foi cobrado/),
  );

  it('of a cancelled order reads no word about the money, which its cancellation told', () => {
    expect(mensagemFim('cancelado')).toBe('Este pedido foi cancelado.');
  });
});
