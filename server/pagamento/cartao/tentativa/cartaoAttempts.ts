import { msg } from '../../../../src/words/t';
import { v7 } from 'uuid';
import { carteiraOf } from '../../../../src/domain/pagamento/carteira';
import { MAXIMO_TENTATIVAS_CARTAO, allowsParcelas, toNonce } from '../../../../src/domain/pagamento/cartao';
import type { NovoPagamentoCartao } from '../../../../src/domain/wire/pagamento/cartao';
import { advance, lockPedido, type PedidoRow } from '../../../pedidos/pedidoRepository';
import { isHeld } from '../../../pedidos/pagamentoDoPedidoRepository';
import type { Tx } from '../../../platform/database/database';
import { badRequest, conflict, notFound } from '../../../platform/http/problem';
import { isUuid } from '../../../platform/http/validation/uuid';
import { extendForPayment } from '../../../pedidos/extendForPayment';
import { nothingToPay } from '../../nothingToPay';
import type { Navegador } from '../cartaoPort';
import { cofreFor } from '../salvos/cofreFor';
import { hashToken, tokenUsed } from './cartaoToken';
import { brakeAttempt, measureAttempt } from '../brake/measureAttempt';
import { abandonTentativa, findLastTentativa, insertTentativa, latestAttempt } from './tentativaCartaoRepository';

const refusals = {
  notFound: () => notFound('PEDIDO_NAO_ENCONTRADO', msg('Pedido não encontrado.')),
  paid: () => conflict('PEDIDO_JA_PAGO', msg('Este pedido já foi pago ou encerrado.')),
  expired: () => conflict('RESERVA_EXPIRADA', msg('O tempo da sua reserva acabou. Escolha as poltronas de novo.')),
  underWay: () =>
    conflict('PAGAMENTO_EM_ANDAMENTO', msg('Ainda estamos confirmando com o banco o seu pagamento anterior. Aguarde.')),
  unclear: () =>
    badRequest(
      'CARTAO_OU_CARTEIRA',
      msg('Pague com um cartão ou com uma carteira. A carteira paga no crédito, à vista.'),
      'token',
    ),
  tooMany: () =>
    conflict(
      'TENTATIVAS_ESGOTADAS',
      msg('Já foram tentados muitos cartões neste pedido. Pague com Pix para não perder a vaga.'),
    ),
};

interface CartaoRequest {
  dono: string;
  pedidoId: string;
  pagamento: NovoPagamentoCartao;
  navegador: Navegador;
  /** `x-dispositivo` of the request; null without one. */
  aparelho: string | null;
  /** Attempts are counted and limited; false with `RATE_LIMIT=off`. */
  freio: boolean;
  /** Return address of the bank's page. */
  retorno: string;
}

/**
 * Begins an attempt. Its amount is the order's, fixed here, and its key is stored before the acquirer is asked. No attempt
 * begins while the answer to an earlier one is unknown; a challenge that was left open is abandoned. The row consumes the
 * token: a second attempt with it, of whatever order or person, is refused (409 `CARTAO_JA_USADO`).
 * @returns its id.
 */
export async function beginAttempt(tx: Tx, request: CartaoRequest): Promise<string> {
  const pedido = await lockPayable(tx, request);
  if (pedido.total_centavos === 0) throw nothingToPay();
  const { tipo, parcelas } = request.pagamento;
  const { token, carteira, hash } = usedBy(request.pagamento);
  if (!allowsParcelas(tipo, pedido.total_centavos, parcelas)) {
    throw badRequest('PARCELAS_INVALIDAS', msg('Este número de parcelas não vale para o total do pedido.'), 'parcelas');
  }
  const cofre = await cofreFor(tx, pedido, request.pagamento);
  const tentativa = await nextNumber(tx, pedido.id);
  const attempter = { ip: request.navegador.ip, aparelho: request.aparelho };
  if (request.freio) await brakeAttempt(tx, pedido, attempter);
  await extendForPayment(tx, pedido.id, pedido.reserva_id);
  const id = v7();
  const isNew = await insertTentativa(tx, {
    id,
    pedidoId: pedido.id,
    tentativa,
    tipo,
    parcelas,
    token,
    tokenHash: hash,
    carteira,
    cofre,
    guardar: request.pagamento.guardar ?? false,
    chave: `${pedido.localizador}-${tentativa}`,
    valorCentavos: pedido.total_centavos,
    nonce: toNonce(v7()),
    retorno: request.retorno,
    dispositivo: JSON.stringify(request.navegador),
  });
  if (!isNew) throw tokenUsed();
  await measureAttempt(tx, id, pedido, attempter);
  if (pedido.situacao === 'reservado') await advance(tx, pedido.id, 'aguardando_pagamento');
  return id;
}

/** The token of a request, or the wallet whose payload the acquirer is to give one for; of both only the hash is kept. */
function usedBy(pagamento: NovoPagamentoCartao) {
  const { token = '' } = pagamento;
  const carteira = carteiraOf(pagamento);
  if (carteira === 'invalido') throw refusals.unclear();
  return carteira
    ? { token: null, carteira: carteira.metodo, hash: hashToken(carteira.token) }
    : { token, carteira: null, hash: hashToken(token) };
}

async function lockPayable(tx: Tx, { dono, pedidoId }: CartaoRequest): Promise<PedidoRow> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if (pedido.situacao === 'reserva_expirada' || pedido.situacao === 'pagamento_expirado') throw refusals.expired();
  if (pedido.situacao !== 'reservado' && pedido.situacao !== 'aguardando_pagamento') throw refusals.paid();
  if (!(await isHeld(tx, pedidoId))) throw refusals.expired();
  return pedido;
}

async function nextNumber(tx: Tx, pedidoId: string): Promise<number> {
  const last = await findLastTentativa(tx, pedidoId);
  if (!last) return 1;
  if (last.situacao === 'autorizando' || (last.situacao === 'criada' && last.ocupada)) throw refusals.underWay();
  if (last.tentativa >= MAXIMO_TENTATIVAS_CARTAO) throw refusals.tooMany();
  await abandonTentativa(tx, pedidoId);
  return last.tentativa + 1;
}

/** Gives an attempt up for its person; refused while the bank is asked for the money. @returns as {@link abandonTentativa}. */
export async function giveUpAttempt(tx: Tx, dono: string, pedidoId: string): Promise<string | null> {
  const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
  if (!pedido || pedido.dono !== dono) throw refusals.notFound();
  if ((await latestAttempt(tx, pedidoId))?.situacao === 'autorizando') throw refusals.underWay();
  return abandonTentativa(tx, pedidoId);
}
