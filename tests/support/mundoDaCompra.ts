import type { TrechoCompra } from '../../src/domain/compra/compra';
import { toNovaReserva } from '../../src/domain/compra/escolhaPoltronas';
import type { NovoPedido } from '../../src/domain/wire/compra/pedidos';
import type { NovaReserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { HttpRequest, HttpResult } from '../../src/services/ports';
import { failed, offline, refused, succeeded } from './builders';
import { umaReservaPropria, umPedido } from './viagemBuilders';

const DEZ_MINUTOS = 600_000;
const VIAGEM = '100';

/** A hold on the model server. */
interface ReservaDoMundo {
  id: string;
  chave: string;
  numeros: number[];
  fim: number;
  situacao: ReservaPropria['situacao'];
  prorrogavel: boolean;
  pedidoId: string | null;
}

type Rota = (request: HttpRequest, id: string) => HttpResult<unknown>;

/** Model server of a purchase: the seats of one coach, holds that end by a clock, orders, and a network that fails. */
export class MundoDaCompra {
  readonly reservas: ReservaDoMundo[] = [];
  /** Seats sold to other people. */
  readonly vendidas = new Set<number>();
  /** `lost`: requests do not arrive. `deaf`: they arrive, and their responses are lost. */
  rede: 'up' | 'lost' | 'deaf' = 'up';
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  private readonly pending: (() => void)[] = [];

  /** A request arrives at once; its response waits for `deliver`. */
  readonly request = <T>(request: HttpRequest): Promise<HttpResult<T>> => {
    const answer = this.rede === 'lost' ? offline() : this.answer(request);
    // The paths decide the type of the answer, which a model cannot express.
    const result = this.rede === 'up' ? (answer as HttpResult<T>) : offline();
    return new Promise((resolve) => this.pending.push(() => resolve(result)));
  };

  /** Delivers a response; false when none is under way. */
  deliver(which: 'oldest' | 'newest'): boolean {
    const next = which === 'oldest' ? this.pending.shift() : this.pending.pop();
    next?.();
    return next !== undefined;
  }

  live(): ReservaDoMundo[] {
    for (const reserva of this.reservas) {
      if (reserva.situacao === 'ativa' && reserva.fim <= this.now()) reserva.situacao = 'vencida';
    }
    return this.reservas.filter(({ situacao }) => situacao === 'ativa');
  }

  /** Occupied seats, as the seat stream reports them. */
  ocupadas(): number[] {
    return [...this.vendidas, ...this.live().flatMap(({ numeros }) => numeros)];
  }

  /** Holds seats unless one of them is taken; the same key finds the same hold. */
  hold(chave: string, numeros: number[]): ReservaDoMundo | number[] {
    const known = this.reservas.find((reserva) => reserva.chave === chave);
    if (known) return known;
    const taken = numeros.filter((numero) => this.ocupadas().includes(numero));
    if (taken.length > 0) return taken;
    const reserva: ReservaDoMundo = {
      id: `r${this.reservas.length + 1}`,
      chave,
      numeros,
      fim: this.now() + DEZ_MINUTOS,
      situacao: 'ativa',
      prorrogavel: true,
      pedidoId: null,
    };
    this.reservas.push(reserva);
    return reserva;
  }

  extend(reserva: ReservaDoMundo): boolean {
    if (reserva.situacao !== 'ativa' || !reserva.prorrogavel) return false;
    reserva.fim += DEZ_MINUTOS / 2;
    reserva.prorrogavel = false;
    return true;
  }

  private answer(request: HttpRequest): HttpResult<unknown> {
    this.live();
    const path = request.path.split('?')[0] ?? '';
    const [, room = '', id = '', part = ''] = path.split('/');
    const rota = this.rotas[`${request.method} ${[room, id && ':id', part].filter(Boolean).join('/')}`];
    return rota ? rota(request, id) : refused(404, `no model of ${request.method} ${path}`);
  }

  private readonly rotas: Record<string, Rota> = {
    'GET Reservas': () => succeeded(this.live().map((reserva) => this.seen(reserva))),
    'POST Reservas': ({ body, idempotencyKey = '' }) => {
      const { trechos } = body as NovaReserva;
      const made = this.hold(idempotencyKey, trechos[0]?.poltronas ?? []);
      if (!Array.isArray(made)) return succeeded(this.seen(made));
      const poltronas = made.map((numero) => ({ viagemId: VIAGEM, numero }));
      return failed({ ...conflict('POLTRONA_OCUPADA'), poltronas });
    },
    'GET Reservas/:id': (_, id) => this.with(id, (reserva) => succeeded(this.seen(reserva))),
    'DELETE Reservas/:id': (_, id) =>
      this.with(id, (reserva) => {
        if (reserva.pedidoId !== null) return failed(conflict('RESERVA_COM_PEDIDO'));
        if (reserva.situacao === 'ativa') reserva.situacao = 'liberada';
        return succeeded(null);
      }),
    'POST Reservas/:id/Prorrogacao': (_, id) =>
      this.with(id, (reserva) => {
        if (this.extend(reserva)) return succeeded(this.seen(reserva));
        return failed(conflict(reserva.situacao === 'ativa' ? 'PRORROGACAO_USADA' : 'RESERVA_EXPIRADA'));
      }),
    'GET Reservas/:id/Rascunho': () => succeeded(null),
    'POST Pedidos': ({ body }) =>
      this.with((body as NovoPedido).reservaId, (reserva) => {
        if (reserva.situacao !== 'ativa') return failed(conflict('RESERVA_EXPIRADA'));
        reserva.pedidoId ??= `p${reserva.id}`;
        return succeeded(umPedido({ id: reserva.pedidoId }));
      }),
    'GET Pedidos/:id': (_, id) => succeeded(umPedido({ id })),
  };

  private with(id: string, then: (reserva: ReservaDoMundo) => HttpResult<unknown>): HttpResult<unknown> {
    const reserva = this.reservas.find((one) => one.id === id);
    return reserva ? then(reserva) : refused(404, 'Não encontramos esta reserva.');
  }

  private seen({ id, numeros, fim, situacao, prorrogavel }: ReservaDoMundo): ReservaPropria {
    const trechos: TrechoCompra[] = [
      { viagemId: VIAGEM, localidadeOrigem: '1', localidadeDestino: '2', poltronas: numeros },
    ];
    const restanteMs = Math.max(0, fim - this.now());
    return umaReservaPropria({ id, situacao, prorrogavel, restanteMs, ...toNovaReserva(trechos) });
  }
}

const conflict = (codigo: string) => ({
  kind: 'refused' as const,
  status: 409,
  erros: [{ codigo, mensagem: codigo }],
});
