import { msg } from '../../src/words/t';
import type { CobrancaPix } from '../../src/domain/wire/compra/pedidos';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Database, Tx } from '../platform/database/database';
import type { AtOnce } from '../platform/http/idempotency/atOnce';
import { conflict, notFound, Problem } from '../platform/http/problem';
import { advance, lockPedido, type PedidoRow } from '../pedidos/pedidoRepository';
import { isUuid } from '../platform/http/validation/uuid';
import { nothingToPay } from './nothingToPay';
import {
  activateCobrancaPix,
  findCobrancaToOpen,
  insertCobrancaPix,
  listTentativasPix,
  type CobrancaToOpen,
  type NewCobranca,
} from './pix/cobrancaPixRepository';
import { readPedidoToCharge, writeFirstCobranca, type PedidoToCharge } from './pix/cobrancaAtOnceRepository';
import { pixExpirySeconds } from './pix/pixExpiry';
import { PixUnavailable, type Cobranca, type PixPort } from './pix/pixPort';
import { txidOf } from './pix/txid';

/** Wait for the provider's notice before the sweeper asks the provider. */
export const POLL_SECONDS = 20;

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.')),
  paid: () => conflict('PEDIDO_JA_PAGO', msg('Este pedido já foi pago ou encerrado.')),
  expired: () => conflict('RESERVA_EXPIRADA', msg('O tempo da sua reserva acabou. Escolha as poltronas de novo.')),
  pixDown: () =>
    new Problem(
      503,
      { codigo: 'PIX_INDISPONIVEL', mensagem: msg('O Pix não está respondendo. Tente de novo em instantes.') },
      {},
      { 'retry-after': '5' },
    ),
};

/**
 * Decides which charge an order is paid by: the open one of the same amount, otherwise a new attempt. Only the database
 * is touched, so it may run inside the request's transaction; the provider is asked afterwards, by {@link openCharge}.
 * @returns the txid.
 */
export async function prepareCobranca(tx: Tx, dono: string, pedidoId: string): Promise<string> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if (pedido.situacao !== 'reservado' && pedido.situacao !== 'aguardando_pagamento') {
    throw pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado'
      ? refusals.expired()
      : refusals.paid();
  }
  if (pedido.total_centavos === 0) throw nothingToPay();
  const { tentativas, seconds } = await listTentativasPix(tx, pedidoId);
  const live = tentativas.find(
    ({ situacao, viva, valor_centavos }) =>
      viva && valor_centavos === pedido.total_centavos && (situacao === 'criando' || situacao === 'ativa'),
  );
  if (live) return live.txid;
  return insertCobranca(tx, pedido, { tentativa: (tentativas[0]?.tentativa ?? 0) + 1, left: seconds });
}

/** @param left seconds until the hold ends. */
async function insertCobranca(
  tx: Tx,
  pedido: PedidoRow,
  { tentativa, left }: { tentativa: number; left: number },
): Promise<string> {
  const cobranca = toNewCobranca(pedido, { tentativa, left });
  await insertCobrancaPix(tx, cobranca);
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  return cobranca.txid;
}

function toNewCobranca(
  { id, total_centavos: centavos }: Pick<PedidoRow, 'id' | 'total_centavos'>,
  { tentativa, left }: { tentativa: number; left: number },
): NewCobranca {
  const seconds = pixExpirySeconds(left);
  if (seconds === null) throw refusals.expired();
  return {
    txid: txidOf(id, tentativa),
    pedido_id: id,
    tentativa,
    valor_centavos: centavos,
    expiresInSeconds: seconds,
    pollInSeconds: POLL_SECONDS,
  };
}

/** The first charge of an order by one statement; any other is decided by {@link prepareCobranca}. */
export const cobrancaAtOnce = (dono: string, pedidoId: string): AtOnce<{ txid: string }, PedidoToCharge> => ({
  read: readPedidoToCharge(pedidoId),
  decide: ([pedido]) => {
    if (pedido?.dono !== dono || pedido.situacao !== 'reservado' || pedido.tentativas > 0) return null;
    if (pedido.total_centavos === 0) return null;
    const cobranca = toNewCobranca({ id: pedidoId, ...pedido }, { tentativa: 1, left: pedido.seconds });
    return { answer: { status: 201, body: { txid: cobranca.txid } }, ctes: writeFirstCobranca(cobranca, pedido) };
  },
});

/** Makes sure that the provider knows the charge, and answers how to pay it. Repeatable: the txid is the same. */
export async function openCobranca({ db }: Database, pix: PixPort, txid: string): Promise<CobrancaPix> {
  const row = await findCobrancaToOpen(db, txid);
  if (row.copia_e_cola !== null) {
    const restanteMs = Math.max(0, Math.floor(row.seconds * 1000));
    return { txid, pixCopiaECola: row.copia_e_cola, expiraEm: row.expira_em.toISOString(), restanteMs };
  }
  if (row.seconds < 1) throw refusals.expired();
  const expiracaoSegundos = Math.floor(row.seconds);
  const charge = await createAtProvider(pix, row, expiracaoSegundos);
  faultPoint('cobranca-depois');
  await activateCobrancaPix(db, charge);
  return {
    txid,
    pixCopiaECola: charge.pixCopiaECola,
    expiraEm: charge.expiraEm.toISOString(),
    restanteMs: expiracaoSegundos * 1000,
  };
}

const createAtProvider = (pix: PixPort, row: CobrancaToOpen, expiracaoSegundos: number): Promise<Cobranca> =>
  pix
    .createCobranca({
      txid: row.txid,
      valorCentavos: row.valor_centavos,
      expiracaoSegundos,
      ...(row.comprador_cpf !== '' && { devedor: { cpf: row.comprador_cpf, nome: row.comprador_nome } }),
      descricao: `Passagens, pedido ${row.localizador}`,
    })
    .catch((error: unknown) => {
      throw error instanceof PixUnavailable ? refusals.pixDown() : error;
    });
