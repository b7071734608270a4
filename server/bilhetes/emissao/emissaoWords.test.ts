import fc from 'fast-check';
import type { ItemRow, PedidoRow } from '../../pedidos/pedidoRepository';
import { afterRefusal, afterSilence, DESISTIR_HORAS } from './backoff';
import { pendingEmail, refusedEmail } from './emissaoEmails';

describe('the waits between two questions to the operator', () => {
  it('are one minute after a refusal, then twice as long each time, and an hour at most', () => {
    expect([1, 2, 3, 6, 7, 8, 40].map(afterRefusal)).toEqual([60, 120, 240, 1_920, 3_600, 3_600, 3_600]);
  });

  it('are a quarter of that after silence, since the sale may stand', () => {
    expect([1, 2, 3, 8, 9, 40].map(afterSilence)).toEqual([15, 30, 60, 1_920, 3_600, 3_600]);
  });

  it('never shorten, never stop, and try often enough before the money goes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), (n) => {
        for (const wait of [afterRefusal, afterSilence]) {
          expect(wait(n + 1)).toBeGreaterThanOrEqual(wait(n));
          expect(wait(n)).toBeGreaterThan(0);
          expect(wait(n)).toBeLessThanOrEqual(3_600);
        }
      }),
    );
    let [seconds, tries] = [0, 0];
    while (seconds <= DESISTIR_HORAS * 3_600) seconds += afterRefusal((tries += 1));
    expect(tries).toBeGreaterThanOrEqual(10);
  });
});

describe('the e-mails about an operator that does not issue', () => {
  const pedido = {
    idioma: 'pt-BR',
    comprador_email: 'ana@itape.test',
    comprador_nome: 'Ana Souza',
    localizador: 'K7M2QX',
  };
  const itens = (...poltronas: number[]) => poltronas.map((poltrona) => ({ poltrona }));
  // The e-mails read these columns alone.
  const write = (email: typeof pendingEmail, ...poltronas: number[]) =>
    email(pedido as PedidoRow, itens(...poltronas) as ItemRow[]);

  it('say what happens by itself, and until when', () => {
    const { para, assunto, corpo } = write(pendingEmail, 7);
    expect([para, assunto]).toEqual([
      'ana@itape.test',
      'Recebemos seu pagamento do pedido K7M2QX: a emissão está demorando',
    ]);
    expect(corpo).toContain('Olá, Ana Souza.');
    expect(corpo).toContain('a poltrona 7 continua com você');
    expect(corpo).toContain(`por até ${DESISTIR_HORAS} horas`);
  });

  it('name every seat', () => {
    expect(write(pendingEmail, 7, 8).corpo).toContain('as poltronas 7 e 8 continuam com você');
    expect(write(refusedEmail, 7, 8, 9).corpo).toContain('não emitiu a passagem para as poltronas 7, 8 e 9.');
  });

  it('say that the money comes back, and that nothing has to be done', () => {
    const { assunto, corpo } = write(refusedEmail, 7);
    expect(assunto).toBe('A operadora não emitiu uma passagem do pedido K7M2QX');
    expect(corpo).toContain('do mesmo jeito que você pagou');
    expect(corpo).toContain('Você não precisa fazer nada');
  });
});
