import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { dispositivo, numeroQue } from '../../pagamento/testdata/umCartao';

export interface Answer {
  status: number;
  body: unknown;
}

/** Sends a request; rejects when request or answer got lost, and nobody knows which. */
export type Send = (method: 'GET' | 'POST', path: string, options: { key?: string; body?: object }) => Promise<Answer>;

export interface Purchase {
  meio: 'pix' | 'cartao';
  /** São Paulo to Rio de Janeiro unless told. */
  rota?: { localidadeOrigem: string; localidadeDestino: string };
  viagemId: string;
  poltronas: number[];
}

/** How a purchase ended for the person; null where the seats were somebody else's. */
export interface Outcome {
  pedidoId: string;
  situacao: SituacaoPedido;
}

const FINAL: readonly SituacaoPedido[] = [
  'emitido',
  'emitido_parcial',
  'estornado',
  'reserva_expirada',
  'pagamento_expirado',
  'cancelado',
];
const AGAIN_MS = 40;
const ROTA = { localidadeOrigem: lugares.saoPaulo, localidadeDestino: lugares.rio };

type Data<T> = { data: T };

/** Somebody who asks again with the same key until an answer comes: the client's own behaviour, without its screen. */
export function createPersistentComprador(send: Send, patienceMs: number) {
  const insist = async (
    method: 'GET' | 'POST',
    path: string,
    options: { key?: string; body?: object } = {},
  ): Promise<Answer> => {
    const until = Date.now() + patienceMs;
    for (;;) {
      const answer = await send(method, path, options).catch(() => null);
      if (answer && !isTransient(answer)) return answer;
      if (Date.now() > until) throw new Error(`nobody answered ${method} ${path}: ${JSON.stringify(answer)}`);
      await sleep(AGAIN_MS);
    }
  };
  const post = (path: string, body?: object) => insist('POST', path, { key: randomUUID(), ...(body && { body }) });

  const hold = async ({ viagemId, poltronas, rota = ROTA }: Purchase): Promise<string | null> => {
    const answer = await post('/api/Reservas', { trechos: [{ ...rota, viagemId, poltronas }] });
    if (answer.status === 409) return null;
    return expectStatus<{ id: string }>(answer, 201).id;
  };

  const order = async (reservaId: string, { poltronas }: Purchase): Promise<string> => {
    const passageiros = poltronas.map((poltrona) =>
      umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.${100 + poltrona}-1` } }),
    );
    return expectStatus<{ id: string }>(await post('/api/Pedidos', umNovoPedido({ reservaId, passageiros })), 201).id;
  };

  /** The payer's bank: asked twice, it pays once. */
  const payByPix = async (pedidoId: string): Promise<void> => {
    const answer = await post(`/api/Pedidos/${pedidoId}/Pix`);
    // The sweeper may have ended an order whose person could not be reached for too long.
    if (answer.status === 409) return;
    await post(`/_sandbox/pagar/${expectStatus<{ txid: string }>(answer, 201).txid}`);
  };

  /** False where the card was refused, which is also what an acquirer that nobody could reach comes to. */
  const payByCartao = async (pedidoId: string): Promise<boolean> => {
    const umCartao = { numero: numeroQue('aprova'), validade: '12/38', codigo: '123', nome: 'ANA SOUZA' };
    const { token } = (await post('/_sandbox/cartao/campos/token', umCartao)).body as { token: string };
    await post(`/api/Pedidos/${pedidoId}/Cartao`, { token, tipo: 'credito', parcelas: 1, dispositivo });
    const until = Date.now() + patienceMs;
    for (;;) {
      const read = await insist('GET', `/api/Pedidos/${pedidoId}/Cartao`);
      const { pagamento } = expectStatus<{ pagamento: { situacao: string } | null }>(read, 200);
      if (pagamento?.situacao === 'aprovado') return true;
      if (!pagamento || pagamento.situacao === 'recusado' || Date.now() > until) return false;
      await sleep(AGAIN_MS * 5);
    }
  };

  const conclude = async (pedidoId: string): Promise<SituacaoPedido> => {
    const until = Date.now() + patienceMs;
    for (;;) {
      await post(`/api/Pedidos/${pedidoId}/Concluir`);
      const read = await insist('GET', `/api/Pedidos/${pedidoId}`);
      const { situacao } = expectStatus<{ situacao: SituacaoPedido }>(read, 200);
      if (FINAL.includes(situacao) || Date.now() > until) return situacao;
      await sleep(AGAIN_MS * 5);
    }
  };

  return {
    insist,
    post,
    hold,
    payByPix,
    conclude,
    buy: async (purchase: Purchase): Promise<Outcome | null> => {
      const reservaId = await hold(purchase);
      if (reservaId === null) return null;
      const pedidoId = await order(reservaId, purchase);
      if (purchase.meio === 'pix' || !(await payByCartao(pedidoId))) await payByPix(pedidoId);
      return { pedidoId, situacao: await conclude(pedidoId) };
    },
  };
}

/** Worth asking again as it is: the twin is under way, or the service is not there. */
const isTransient = ({ status, body }: Answer): boolean =>
  status >= 500 || (status === 409 && JSON.stringify(body).includes('REQUISICAO_EM_ANDAMENTO'));

function expectStatus<T>({ status, body }: Answer, wanted: number): T {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return (body as Data<T>).data;
}
