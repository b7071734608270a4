import { normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import type { AberturaPedido } from '../../../src/domain/wire/agencia/pedidosAgencia';
import type { Database, Tx } from '../../platform/database/database';
import { notFound, Problem } from '../../platform/http/problem';
import { countRefusedAberturas, writeLook } from '../operadores/consultaPessoalRepository';
import { lockOperadorRow, type OperadorRow } from '../operadores/operadorRepository';
import { findPedidoByDocumento, grantAtendimento } from './atendimentoRepository';

/** Time for which an order stays open to the operator who opened it: the length of one conversation at a counter. */
const ATENDIMENTO_MINUTOS = 30;
const REFUSALS = 10;
const REFUSAL_MINUTES = 15;

const unknown = () =>
  notFound('PEDIDO_NAO_ENCONTRADO', 'Não encontramos um pedido com este localizador e este documento.');
const tooMany = () =>
  new Problem(
    409,
    { codigo: 'ABERTURAS_DEMAIS', mensagem: 'Muitas tentativas sem resultado. Espere 15 minutos.' },
    {},
    { 'retry-after': String(REFUSAL_MINUTES * 60) },
  );

/**
 * Opens a customer's order to the operator at the counter, by its localizador and a document of the buyer or a passenger.
 * Every try is recorded as a look at personal data; too many tries without success are refused for a while.
 */
export async function openPedido(
  database: Pick<Database, 'transaction'>,
  operadora: OperadorRow,
  asked: AberturaPedido,
): Promise<string> {
  const found = await database.transaction(async (tx) => {
    await refuseTooMany(tx, operadora.id);
    const id = await findPedidoByDocumento(tx, asked.localizador.toUpperCase(), normalizeDocumento(asked.documento));
    if (id !== null)
      await grantAtendimento(tx, { operadorId: operadora.id, pedidoId: id, minutos: ATENDIMENTO_MINUTOS });
    const motivo = id === null ? 'abertura_recusada' : 'abertura';
    await writeLook(tx, {
      autor: operadora.identidade_sub ?? '',
      operadorId: operadora.id,
      alvo: 'pedido',
      alvoId: id,
      motivo,
    });
    return id;
  });
  if (found === null) throw unknown();
  return found;
}

/** Counts failed tries under the operator's lock: without it, parallel tries would not see one another. */
async function refuseTooMany(tx: Tx, operadorId: string): Promise<void> {
  await lockOperadorRow(tx, operadorId);
  if ((await countRefusedAberturas(tx, operadorId, REFUSAL_MINUTES)) >= REFUSALS) throw tooMany();
}
