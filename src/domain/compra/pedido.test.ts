import fc from 'fast-check';
import {
  canTransition,
  isSituacaoFinal,
  situacoesAntes,
  situacoesPedido,
  totalDoPedido,
  transicoesPedido,
} from './pedido';
import type { SituacaoPedido } from '../wire/compra/pedidos';

const situacao = fc.constantFrom(...situacoesPedido);

/** Follows the allowed transitions and ignores the others, as the server does with late events. */
const walk = (start: SituacaoPedido, steps: SituacaoPedido[]): SituacaoPedido[] =>
  steps.reduce<SituacaoPedido[]>(
    (path, to) => {
      const last = path.at(-1) ?? start;
      return canTransition(last, to) ? [...path, to] : path;
    },
    [start],
  );

describe('order states', () => {
  it('never come back to a state once left, whatever arrives in whatever order', () => {
    fc.assert(
      fc.property(situacao, fc.array(situacao, { maxLength: 40 }), (start, steps) => {
        const path = walk(start, steps);
        expect(new Set(path).size).toBe(path.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('never issue without having been paid, and never refund what was not paid', () => {
    fc.assert(
      fc.property(fc.array(situacao, { maxLength: 60 }), (steps) => {
        const path = walk('reservado', steps);
        if (path.includes('emitido')) expect(path.indexOf('pago')).toBeLessThan(path.indexOf('emitindo'));
        if (path.includes('emitido')) expect(path).toContain('pago');
        if (path.includes('pago_sem_poltrona')) expect(path).not.toContain('emitido');
      }),
      { numRuns: 2000 },
    );
  });

  it('lead from the happy start to the ticket', () => {
    const happy: SituacaoPedido[] = ['reservado', 'aguardando_pagamento', 'pago', 'emitindo', 'emitido'];
    expect(walk('reservado', happy)).toEqual(happy);
  });

  it('give money that came late a ticket or the way back', () => {
    expect(transicoesPedido.pagamento_expirado).toEqual(['pago', 'pago_sem_poltrona']);
    expect(walk('pagamento_expirado', ['pago_sem_poltrona', 'estorno_em_processamento', 'estornado'])).toHaveLength(4);
  });

  it.each([
    ['emitido', 'aguardando_pagamento'],
    ['emitido', 'pagamento_expirado'],
    ['pago', 'pagamento_expirado'],
    ['estornado', 'pago'],
    ['reserva_expirada', 'aguardando_pagamento'],
  ] as const)('refuse %s → %s', (from, to) => {
    expect(canTransition(from, to)).toBe(false);
  });

  it('name the states that a step may leave', () => {
    expect(situacoesAntes('pago')).toEqual(['aguardando_pagamento', 'pagamento_expirado']);
  });

  it('tell a finished purchase from one under way', () => {
    expect(situacoesPedido.filter(isSituacaoFinal)).toEqual(
      [
        'emitido',
        'emitido_parcial',
        'reserva_expirada',
        'pagamento_recusado',
        'pagamento_expirado',
        'estornado',
        'cancelado',
      ].sort((a, b) => situacoesPedido.indexOf(a as SituacaoPedido) - situacoesPedido.indexOf(b as SituacaoPedido)),
    );
  });
});

describe('order total', () => {
  it('is the sum of every component of every seat', () => {
    const seat = { tarifaCentavos: 10_000, pedagioCentavos: 600, taxaEmbarqueCentavos: 500, seguroCentavos: 150 };
    expect(totalDoPedido([seat, seat])).toBe(22_500);
    expect(totalDoPedido([])).toBe(0);
  });
});
