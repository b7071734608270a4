import type { PedidoRow } from '../pedidos/pedidoRepository';
import { cancelEmail } from './posVendaEmails';

const pedido = {
  idioma: 'pt-BR',
  comprador_email: 'ana@itape.test',
  comprador_nome: 'Ana',
  localizador: 'ABC234',
} as PedidoRow;
const done = { pedidoId: 'p1', devolverCentavos: 10_750, meio: 'pix', previsao: '2026-11-29' } as const;
const credito = { centavos: 11_825, bonusCentavos: 1_075, bonusPct: 10, validoAte: '2027-11-28' };

describe('the e-mail of a cancellation', () => {
  it.each([
    [{}, ['Vamos devolver R$ 107,50 pelo mesmo meio do pagamento.']],
    [
      { meio: 'credito', credito } as const,
      ['Você recebeu R$ 118,25 em crédito, com R$ 10,75 de bônus. Use em qualquer compra até 28/11/2027.'],
    ],
    [
      { voltaEmCreditoCentavos: 2_000 },
      ['R$ 20,00 que você pagou com crédito já voltaram ao seu crédito.', 'Vamos devolver R$ 87,50'],
    ],
    [{ devolverCentavos: 0, meio: null }, ['Não há valor a devolver.']],
  ])('of %j says where the money went', (change, words) => {
    const { corpo } = cancelEmail(pedido, { ...done, ...change });
    for (const one of words) expect(corpo).toContain(one);
  });

  it('promises no money where all of it became credit', () => {
    expect(cancelEmail(pedido, { ...done, credito }).corpo).not.toContain('Vamos devolver');
    const back = cancelEmail(pedido, { ...done, voltaEmCreditoCentavos: 10_750 }).corpo;
    expect(back).not.toContain('Vamos devolver');
  });
});
