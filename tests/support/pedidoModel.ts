import { canTransition } from '../../src/domain/compra/pedido';
import type { SituacaoPedido } from '../../src/domain/wire/compra/pedidos';

export const TOTAL = 10_000;
export const SEATS = 2;

/** Events of an order, which may occur in any order, twice, late, or never. */
export const news = [
  'hold-ends',
  'charge',
  'pix',
  'pix-again',
  'pix-wrong',
  'card',
  'notice',
  'conclude',
  'sweep',
  'seat-lost',
  'coach-full',
  'operator-sells',
  'operator-sells-one',
  'operator-refuses',
  'operator-silent',
  'gives-up',
  'refund-done',
  'cancel',
  'old-webhook',
] as const;
type News = (typeof news)[number];

/** A payment at the payer's bank. Our books learn of it only by asking. */
interface Payment {
  id: number;
  valor: number;
  known: 'no' | 'aceito' | 'devolver';
  devolvido: number;
  owed: number;
}

interface Order {
  situacao: SituacaoPedido;
  path: SituacaoPedido[];
  hold: 'live' | 'over' | 'sold' | 'gone';
  full: boolean;
  payments: Payment[];
  seats: ('open' | 'sold' | 'refused')[];
  tickets: number;
  cancelled: number;
  operator: 'sells' | 'sells-one' | 'refuses' | 'silent';
  givesUp: boolean;
}

export const umPedido = (): Order => ({
  situacao: 'reservado',
  path: ['reservado'],
  hold: 'live',
  full: false,
  payments: [],
  seats: Array.from({ length: SEATS }, () => 'open'),
  tickets: 0,
  cancelled: 0,
  operator: 'sells',
  givesUp: false,
});

/** The server's conditional update: applied when the machine allows the transition, else ignored. */
function advance(order: Order, to: SituacaoPedido): boolean {
  if (!canTransition(order.situacao, to)) return false;
  order.situacao = to;
  order.path.push(to);
  return true;
}

const accepted = (order: Order): Payment | undefined => order.payments.find(({ known }) => known === 'aceito');

/** Fetches payments from the provider and records each once. */
function collect(order: Order): void {
  for (const payment of order.payments) {
    if (payment.known !== 'no') continue;
    const pays = payment.valor === TOTAL && canTransition(order.situacao, 'pago');
    payment.known = pays ? 'aceito' : 'devolver';
    if (pays) advance(order, 'pago');
    else payment.owed = payment.valor;
  }
}

function returnAccepted(order: Order): void {
  const payment = accepted(order);
  if (!payment) return;
  payment.known = 'devolver';
  payment.owed = payment.valor;
}

function secureSeats(order: Order): void {
  if (order.hold === 'live' || order.hold === 'over' || !order.full) {
    order.hold = 'sold';
    advance(order, 'emitindo');
  } else {
    returnAccepted(order);
    advance(order, 'pago_sem_poltrona');
  }
}

function sell(order: Order): void {
  order.seats = order.seats.map((seat, n) => {
    if (seat !== 'open') return seat;
    if (order.operator === 'sells' || (order.operator === 'sells-one' && n === 0)) return 'sold';
    return order.givesUp && order.operator !== 'silent' ? 'refused' : seat;
  });
}

function settle(order: Order): void {
  const sold = order.seats.filter((seat) => seat === 'sold').length;
  const refused = order.seats.filter((seat) => seat === 'refused').length;
  if (sold === 0 && refused === SEATS) {
    returnAccepted(order);
    advance(order, 'estorno_em_processamento');
    return;
  }
  if (sold === 0) return;
  order.tickets = sold;
  advance(order, sold === SEATS ? 'emitido' : 'emitido_parcial');
  const payment = accepted(order);
  // The refund for refused seats is recorded once.
  if (payment && sold + refused === SEATS) payment.owed = Math.max(payment.owed, (TOTAL / SEATS) * refused);
}

function conclude(order: Order): void {
  collect(order);
  for (let last: SituacaoPedido | undefined; last !== order.situacao;) {
    last = order.situacao;
    if (last === 'pago') secureSeats(order);
    if (last === 'emitindo' || last === 'emitido_parcial') {
      sell(order);
      settle(order);
    }
    if (last === 'pago_sem_poltrona') advance(order, 'estorno_em_processamento');
  }
}

function sweep(order: Order): void {
  conclude(order);
  if (order.hold !== 'over' && order.hold !== 'gone') return;
  if (order.situacao === 'reservado') advance(order, 'reserva_expirada');
  else if (order.situacao === 'aguardando_pagamento') advance(order, 'pagamento_expirado');
}

function payRefunds(order: Order): void {
  for (const payment of order.payments) payment.devolvido = Math.max(payment.devolvido, payment.owed);
  if (order.situacao === 'estorno_em_processamento') advance(order, 'estornado');
}

/** The person cancels an issued order; the remaining money is refunded. */
function cancel(order: Order): void {
  if (order.situacao !== 'emitido') return;
  const payment = accepted(order);
  order.cancelled = order.tickets;
  if (payment) payment.owed = payment.valor;
  advance(order, 'cancelado');
  advance(order, 'estorno_em_processamento');
}

const pay = (order: Order, valor: number): void => {
  if (order.situacao === 'reservado') return;
  order.payments.push({ id: order.payments.length, valor, known: 'no', devolvido: 0, owed: 0 });
};

export const effects: Record<News, (order: Order) => void> = {
  'hold-ends': (order) => void (order.hold === 'live' && (order.hold = 'over')),
  charge: (order) => void advance(order, 'aguardando_pagamento'),
  pix: (order) => void (order.payments.length === 0 && pay(order, TOTAL)),
  'pix-again': (order) => pay(order, TOTAL),
  'pix-wrong': (order) => pay(order, 1),
  card: (order) => pay(order, TOTAL),
  notice: conclude,
  conclude,
  sweep,
  'seat-lost': (order) => void (order.hold === 'over' && (order.hold = 'gone')),
  'coach-full': (order) => void (order.full = true),
  'operator-sells': (order) => void (order.operator = 'sells'),
  'operator-sells-one': (order) => void (order.operator = 'sells-one'),
  'operator-refuses': (order) => void (order.operator = 'refuses'),
  'operator-silent': (order) => void (order.operator = 'silent'),
  'gives-up': (order) => void (order.givesUp = true),
  'refund-done': payRefunds,
  cancel,
  // A late webhook requests every state; the machine allows none of them.
  'old-webhook': (order) => void (advance(order, 'aguardando_pagamento') || advance(order, 'pagamento_expirado')),
};

/** Invariants I2, I3, I5, I6, checked between any two events. Throws the name of a violated one. */
export function check(order: Order): void {
  const broken = brokenState(order) ?? brokenPayments(order) ?? brokenSum(order);
  if (broken) throw new Error(`${broken}: ${JSON.stringify(order)}`);
}

const taken = ({ payments }: Order): Payment[] => payments.filter(({ known }) => known === 'aceito');

function brokenState(order: Order): string | null {
  const { situacao, path, tickets, cancelled } = order;
  if (taken(order).length > 1) return 'I5 two payments taken';
  if (new Set(path).size !== path.length) return 'I5 a state twice';
  if (tickets > 0 && !path.includes('pago')) return 'I3 a ticket without payment';
  if (situacao === 'emitido' && (tickets !== SEATS || taken(order).length !== 1)) return 'I2 no ticket or no money';
  const isBack = situacao === 'estornado' || situacao === 'estorno_em_processamento';
  return isBack && tickets > cancelled ? 'I2 both the ticket and the money' : null;
}

function brokenPayments({ payments }: Order): string | null {
  if (payments.some(({ valor, owed, devolvido }) => devolvido > owed || owed > valor)) return 'I6 more back than came';
  const forgotten = payments.some(({ known, owed, valor }) => known === 'devolver' && owed !== valor);
  return forgotten ? 'I2 money that nobody owes' : null;
}

function brokenSum(order: Order): string | null {
  const [payment] = taken(order);
  const isIssued = order.situacao === 'emitido' || order.situacao === 'emitido_parcial';
  if (!payment || !isIssued || order.seats.includes('open')) return null;
  const refused = order.seats.filter((seat) => seat === 'refused').length;
  const worth = (TOTAL / SEATS) * (SEATS - refused);
  return payment.valor - payment.owed === worth ? null : 'I6 kept is not what the tickets cost';
}

/** Runs the sweeper until no work is left. */
export function rest(order: Order): void {
  order.givesUp = true;
  if (order.operator === 'silent') order.operator = 'refuses';
  if (order.hold === 'live') order.hold = 'over';
  for (let turn = 0; turn < 4; turn += 1) {
    sweep(order);
    payRefunds(order);
    check(order);
  }
}
