import fc from 'fast-check';
import { isSituacaoFinal, situacoesPedido } from './pedido';
import type { SituacaoPedido } from '../wire/compra/pedidos';
import { TOTAL, SEATS, news, umPedido, effects, check, rest } from '../../../tests/support/pedidoModel';

/** Number of random sequences; `MODEL_RUNS=2000000` for an overnight run. */
const RUNS = Number(process.env.MODEL_RUNS ?? 200_000);

describe('the model of an order under 200,000 sequences of news', () => {
  it('keeps every invariant at every step, and ends with a ticket or with the money back', () => {
    const seen = new Set<SituacaoPedido>();
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...news), { minLength: 3, maxLength: 24 }), (sequence) => {
        const order = umPedido();
        for (const one of sequence) {
          effects[one](order);
          check(order);
        }
        rest(order);
        order.path.forEach((situacao) => seen.add(situacao));
        if (!isSituacaoFinal(order.situacao)) throw new Error(`stuck: ${JSON.stringify(order)}`);
        const kept = order.payments.reduce((sum, { valor, devolvido }) => sum + valor - devolvido, 0);
        const worth = (order.tickets - order.cancelled) * (TOTAL / SEATS);
        if (kept !== worth) throw new Error(`kept ${kept} for ${worth}: ${JSON.stringify(order)}`);
      }),
      { numRuns: RUNS },
    );
    // The sequences reached every state but `pagamento_recusado`: a card refusal takes no money and does not end the
    // order.
    expect(situacoesPedido.filter((situacao) => !seen.has(situacao))).toEqual(['pagamento_recusado']);
  }, 120_000);

  it('notices an order that believes an old notice', () => {
    const order = umPedido();
    for (const one of ['charge', 'pix', 'conclude'] as const) effects[one](order);
    order.situacao = 'aguardando_pagamento';
    order.path.push('aguardando_pagamento');
    expect(() => check(order)).toThrow('I5');
  });
});
