import { msg } from '../../../../src/words/t';
import type { NovoPagamentoCartao } from '../../../../src/domain/wire/pagamento/cartao';
import { provedores } from '../../../../src/domain/sessao/provedor';
import type { PedidoRow } from '../../../pedidos/pedidoRepository';
import type { Tx } from '../../../platform/database/database';
import { badRequest, conflict, notFound, type Problem } from '../../../platform/http/problem';
import { isUuid } from '../../../platform/http/validation/uuid';
import { lockCartaoSalvo } from './cartaoSalvoRepository';

/** A card that is not saved, or not by this person. */
export const cartaoMissing = (): Problem =>
  notFound('CARTAO_NAO_ENCONTRADO', msg('Este cartão não está mais guardado. Use outro cartão ou pague com Pix.'));

/**
 * The acquirer's name of the saved card that a payment names; null for a typed card. At a counter the operator owns the
 * order and a customer the card, so that nothing is kept there, nor paid with what is kept.
 */
export async function cofreFor(
  tx: Tx,
  { dono, canal }: PedidoRow,
  { cartaoId, guardar = false }: Pick<NovoPagamentoCartao, 'cartaoId' | 'guardar'>,
): Promise<string | null> {
  if (cartaoId === undefined && !guardar) return null;
  if (canal === provedores.agencia) {
    throw conflict('CARTAO_GUARDADO_NO_BALCAO', msg('No balcão, cartões não são guardados nem usados de novo.'));
  }
  if (cartaoId === undefined) return null;
  if (guardar) throw badRequest('CARTAO_JA_GUARDADO', msg('Este cartão já está guardado.'), 'guardar');
  const salvo = isUuid(cartaoId) ? await lockCartaoSalvo(tx, dono, cartaoId) : undefined;
  if (!salvo) throw cartaoMissing();
  if (salvo.vencido) {
    throw conflict('CARTAO_VENCIDO', msg('A validade deste cartão terminou. Use outro cartão ou pague com Pix.'));
  }
  return salvo.cofre;
}
