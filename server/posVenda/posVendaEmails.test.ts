import type { PedidoRow } from '../pedidos/pedidoRepository';
import { cancelEmail, exchangeEmail } from './posVendaEmails';

const pedido = {
  idioma: 'pt-BR',
  comprador_email: 'ana@itape.test',
  comprador_nome: 'Ana',
  localizador: 'ABC234',
} as PedidoRow;
const done = { pedidoId: 'p1', devolverCentavos: 10_750, meio: 'pix', previsao: '2026-11-29' } as const;
const credito = { centavos: 11_825, bonusCentavos: 1_075, bonusPct: 10, validoAte: '2027-11-28' };

const intro = ['Olá, Ana.', '', 'O cancelamento que você pediu está feito e a poltrona foi liberada.'];
const promise = (valor: string) =>
  `Vamos devolver ${valor} pelo mesmo meio do pagamento. Avisamos quando o valor for devolvido.`;
const returned = (valor: string) => `${valor} que você pagou com crédito já voltaram ao seu crédito.`;
/** The lines of a text, with plain blanks. */
const linesOf = (corpo: string): string[] => corpo.replaceAll('\xa0', ' ').split('\n');

describe('the e-mail of a cancellation', () => {
  it('is addressed to the buyer, and names the order', () => {
    const { para, assunto } = cancelEmail(pedido, done);
    expect([para, assunto]).toEqual(['ana@itape.test', 'Cancelamos sua passagem do pedido ABC234']);
  });

  it.each([
    ['money goes back', {}, [promise('R$ 107,50')]],
    [
      'all became credit with its bonus',
      { meio: 'credito', credito } as const,
      ['Você recebeu R$ 118,25 em crédito, com R$ 10,75 de bônus. Use em qualquer compra até 28/11/2027.'],
    ],
    [
      'all became credit without a bonus',
      { meio: 'credito', credito: { ...credito, bonusCentavos: 0 } } as const,
      ['Você recebeu R$ 118,25 em crédito. Use em qualquer compra até 28/11/2027.'],
    ],
    ['a part was paid with credit', { voltaEmCreditoCentavos: 2_000 }, [returned('R$ 20,00'), promise('R$ 87,50')]],
    ['all of it was paid with credit', { voltaEmCreditoCentavos: 10_750 }, [returned('R$ 107,50')]],
    ['nothing goes back', { devolverCentavos: 0, meio: null }, ['Não há valor a devolver.']],
  ])('says where the money went, and nothing else, where %s', (_, change, words) => {
    expect(linesOf(cancelEmail(pedido, { ...done, ...change }).corpo)).toEqual([...intro, ...words]);
  });
});

describe('the e-mail of an exchange', () => {
  it.each([
    ['remarcado', 'Sua passagem foi remarcada: ABC234'],
    ['transferido', 'Sua passagem foi transferida: ABC234'],
  ] as const)('says what became of the ticket, %s, and which one is valid now', (tipo, assunto) => {
    expect(exchangeEmail(pedido, 'ANT567', tipo)).toEqual({
      para: 'ana@itape.test',
      assunto,
      corpo: [
        'Olá, Ana.',
        '',
        'O bilhete do pedido ANT567 não vale mais. No lugar dele vale o novo bilhete, de localizador ABC234.',
      ].join('\n'),
    });
  });
});
