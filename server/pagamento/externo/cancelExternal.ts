import type { Database } from '../../platform/database/database';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import { lockPedido } from '../../pedidos/pedidoRepository';
import { isUuid } from '../../platform/http/validation/uuid';
import { writeAction } from '../../agencia/operadores/acaoRepository';
import { askToEnd } from './andamentoExternaRepository';
import { findExternal, OPEN_EXTERNAL, openExternal } from './cobrancaExternaRepository';
import type { PursueExternal } from './pursueExternal';

interface Services {
  database: Database;
  pursueExternal: PursueExternal;
}

const none = () => conflict('SEM_COBRANCA_ABERTA', 'Este pedido não tem mais uma cobrança aberta.');
const waiting = () =>
  new Problem(
    503,
    {
      codigo: 'ADQUIRENTE_INDISPONIVEL',
      mensagem: 'A adquirente ainda não confirmou o cancelamento. Continuamos tentando.',
    },
    {},
    { 'retry-after': '5' },
  );

/** Takes the open charge back for its operator. Throws 409 `COBRANCA_JA_PAGA` where it was paid at that moment. */
export async function cancelExternal(
  { database, pursueExternal }: Services,
  operadorId: string,
  pedidoId: string,
): Promise<void> {
  const id = await database.transaction(async (tx) => {
    const pedido = isUuid(pedidoId) ? await lockPedido(tx, pedidoId) : undefined;
    if (!pedido) throw notFound('PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');
    const open = await openExternal(tx, pedidoId);
    if (!open) throw none();
    if (open.situacao !== 'encerrando') {
      await askToEnd(tx, open.id, 'operador');
      await writeAction(tx, { pedidoId, operadorId, acao: 'cobranca_cancelada', detalhe: { meio: open.meio } });
    }
    return open.id;
  });
  await pursueExternal(id);
  const after = await findExternal(database.db, id);
  if (after?.situacao === 'paga') throw conflict('COBRANCA_JA_PAGA', 'A cobrança foi paga antes de ser cancelada.');
  if (after && OPEN_EXTERNAL.includes(after.situacao)) throw waiting();
}
