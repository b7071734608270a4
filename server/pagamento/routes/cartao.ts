import { msg } from '../../../src/words/t';
import type { FastifyRequest } from 'fastify';
import { toCompraLink } from '../../../src/domain/compra/linkDaCompra';
import { trechosDoPedido } from '../../../src/domain/compra/sentidos/trechosDoPedido';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { CarteiraOferecida } from '../../../src/domain/wire/pagamento/carteira';
import { CartaoDoPedido, NovoPagamentoCartao, PagamentoCartao } from '../../../src/domain/wire/pagamento/cartao';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import type { Idempotent } from '../../platform/http/idempotency/idempotency';
import { conflict, notFound } from '../../platform/http/problem';
import { created, responses } from '../../platform/http/responses';
import type { ConcludePedido } from '../../pedidos/concluirPedido';
import { findOwn, type PedidoWithItems } from '../../pedidos/pedidoRepository';
import { beginAttempt, giveUpAttempt } from '../cartao/tentativa/cartaoAttempts';
import { cartaoOriginFor, type CartaoPlace } from '../cartao/config/cartaoOrigin';
import type { CartaoPort, Navegador } from '../cartao/cartaoPort';
import type { PursueAttempt } from '../cartao/cobranca/cartaoPursuit';
import { toCartaoDoPedido, toPagamentoCartao } from '../cartao/tentativa/cartaoView';
import { latestAttempt } from '../cartao/tentativa/tentativaCartaoRepository';

interface Services {
  place: CartaoPlace;
  /** Attempts are counted, and refused over their limit. */
  rateLimit: boolean;
  database: Database;
  idempotent: Idempotent;
  cartao: CartaoPort;
  pursueAttempt: PursueAttempt;
  concludePedido: ConcludePedido;
  /** The wallets that the shop at this origin offers. */
  carteirasAt: (shopOrigin: string) => CarteiraOferecida[];
  /** Keeps the cards of approved payments soon. */
  onToKeep: () => void;
}

const PATH = '/api/Pedidos/:id/Cartao';
const route = { config: { access: 'autenticado' } } as const;
const params = closed({ id: Id });
const tags = ['pedidos'];

const missing = () => notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.'));
const unavailable = () =>
  conflict('CARTAO_INDISPONIVEL', msg('O pagamento com cartão não está disponível neste momento. Pague com Pix.'));
const unknownWallet = () =>
  conflict('CARTEIRA_INDISPONIVEL', msg('Esta carteira não está disponível neste momento. Pague com Pix ou cartão.'));

/** Payment of an order by card. The request carries a token; the amount is the order's own. */
export function registerCartao(app: App, services: Services): void {
  registerPay(app, services);
  registerRead(app, services);
  registerGiveUp(app, services);
}

function registerPay(app: App, services: Services): void {
  const { place, rateLimit, database, idempotent, pursueAttempt, concludePedido, carteirasAt, onToKeep } = services;
  app.post(
    PATH,
    {
      ...route,
      schema: {
        tags,
        summary: 'Paga o pedido com cartão',
        params,
        body: NovoPagamentoCartao,
        response: created(PagamentoCartao),
      },
    },
    async (request, reply) => {
      const {
        identity,
        params: { id: pedidoId },
        body: pagamento,
      } = request;
      const { origin } = request;
      const { body: attempt } = await idempotent(request, async (tx) => {
        if (cartaoOriginFor(place, origin) === null) throw unavailable();
        const { carteira } = pagamento;
        if (carteira && !carteirasAt(origin).some(({ metodo }) => metodo === carteira.metodo)) throw unknownWallet();
        const own = await findOwn(tx, identity.sub, pedidoId);
        if (!own) throw missing();
        const id = await beginAttempt(tx, {
          dono: identity.sub,
          pedidoId,
          pagamento,
          navegador: navegadorOf(request),
          aparelho: aparelhoOf(request),
          freio: rateLimit,
          retorno: `${origin}${purchaseLink(own)}`,
        });
        return { status: 201, body: { id } };
      });
      await pursueAttempt(attempt.id, { carteira: pagamento.carteira });
      await concludePedido(pedidoId);
      if (pagamento.guardar) onToKeep();
      return reply.code(201).send({ data: await readLatest(database, pedidoId) });
    },
  );
}

function registerRead(app: App, { database }: Services): void {
  app.get(
    PATH,
    {
      ...route,
      schema: {
        tags,
        summary: 'Parcelas possíveis e o último pagamento com cartão',
        params,
        response: responses(CartaoDoPedido),
      },
    },
    async ({ identity, params: { id } }) => ({ data: await readCartao(database, identity.sub, id) }),
  );
}

function registerGiveUp(app: App, { database, cartao }: Services): void {
  app.delete(
    PATH,
    {
      ...route,
      schema: {
        tags,
        summary: 'Desiste do pagamento que espera a confirmação do banco',
        params,
        response: responses(CartaoDoPedido),
      },
    },
    async ({ identity, params: { id } }) => {
      const authentication = await database.transaction((tx) => giveUpAttempt(tx, identity.sub, id));
      // The attempt is over by our own database; the cancellation at the bank only closes its challenge.
      if (authentication !== null) await cartao.cancelAuthentication(authentication).catch(() => null);
      return { data: await readCartao(database, identity.sub, id) };
    },
  );
}

async function readCartao({ db }: Database, sub: string, id: string): Promise<CartaoDoPedido> {
  const own = await findOwn(db, sub, id);
  if (!own) throw missing();
  return toCartaoDoPedido(own.pedido.total_centavos, await latestAttempt(db, id));
}

async function readLatest({ db }: Database, pedidoId: string): Promise<PagamentoCartao> {
  const row = await latestAttempt(db, pedidoId);
  if (!row) throw missing();
  return toPagamentoCartao(row);
}

const navegadorOf = (request: FastifyRequest<{ Body: NovoPagamentoCartao }>): Navegador => ({
  ...request.body.dispositivo,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  accept: (request.headers.accept ?? '*/*').slice(0, 200),
  ip: request.ip,
});

const aparelhoOf = ({ headers }: FastifyRequest): string | null => {
  const header = headers['x-dispositivo'];
  return typeof header === 'string' ? header : null;
};

/** The purchase at its payment step, found by its order: the target of a bank's page that was opened on its own. */
function purchaseLink({ pedido, itens }: PedidoWithItems): string {
  const trechos = trechosDoPedido(
    itens.map(({ viagem_id, viagem, ...item }) => ({ ...item, ...viagem, viagemId: viagem_id })),
  );
  return toCompraLink({ trechos, chave: null, etapa: 'pagamento', pedido: pedido.id });
}
