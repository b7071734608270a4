/** Reads `pedido` of another room: a charge expires no later than its pedido. */
import { sql } from 'kysely';
import type { TipoCartao } from '../../../src/domain/pagamento/cartao';
import type { Reader, Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoExterna, SituacaoExterna } from '../tables';
import { OPEN_EXTERNAL, type ExternalRow } from './cobrancaExternaRepository';

/** Interval at which the acquirer is asked about an open charge that nobody watches. */
const NEXT_LOOK_SECONDS = 15;

interface NewExterna {
  id: string;
  pedidoId: string;
  tentativa: number;
  /** Our name for it at the acquirer. */
  chave: string;
  meio: 'link' | 'terminal';
  tipo: TipoCartao | null;
  parcelas: number;
  /** Integer centavos. */
  valorCentavos: number;
  operadorId: string;
  retorno: string;
  /** Minutes until it expires, limited by the hold of the seats. */
  minutes: number;
}

/** Writes a charge as `criando`, before the acquirer is asked. */
export async function insertExterna(tx: Tx, nova: NewExterna): Promise<void> {
  await tx
    .insertInto('cobranca_externa')
    .values({
      id: nova.id,
      pedido_id: nova.pedidoId,
      tentativa: nova.tentativa,
      meio: nova.meio,
      tipo: nova.tipo,
      parcelas: nova.parcelas,
      chave: nova.chave,
      valor_centavos: nova.valorCentavos,
      operador_id: nova.operadorId,
      retorno: nova.retorno,
      motivo: null,
      url: null,
      expira_em: sql<Date>`(select least(now() + make_interval(mins => ${nova.minutes}), expira_em) from pedido
        where id = ${nova.pedidoId})`,
      consultar_em: inSeconds(NEXT_LOOK_SECONDS),
    })
    .execute();
}

/** The acquirer knows the charge; nothing happens to one that is not `criando`. */
export async function openCreatedExterna(reader: Reader, id: string, url: string | null): Promise<void> {
  await reader
    .updateTable('cobranca_externa')
    .set({ situacao: 'aberta', url })
    .where('id', '=', id)
    .where('situacao', '=', 'criando')
    .execute();
}

/** The charge is to end; the acquirer is asked next, and only its answer ends it. */
export const askToEnd = (tx: Reader, id: string, motivo: MotivoExterna): Promise<unknown> =>
  tx
    .updateTable('cobranca_externa')
    .set({ situacao: 'encerrando', motivo, consultar_em: sql<Date>`now()`, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', 'in', ['criando', 'aberta'])
    .execute();

/** Nothing is known yet: the charge is looked at again, unless nothing can change any more. */
export const lookAgain = (tx: Reader, id: string, seconds = NEXT_LOOK_SECONDS): Promise<unknown> =>
  tx
    .updateTable('cobranca_externa')
    .set({ consultar_em: inSeconds(seconds) })
    .where('id', '=', id)
    .where('consultar_em', 'is not', null)
    .execute();

/** Nothing can change any more: the charge is not looked at again. */
export async function stopLookingAt(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('cobranca_externa').set({ consultar_em: null }).where('id', '=', id).execute();
}

/** The acquirer says that the charge is over; nothing happens to one that is paid. */
export async function endExterna(
  tx: Tx,
  id: string,
  situacao: SituacaoExterna,
  motivo: MotivoExterna | null,
): Promise<void> {
  await tx
    .updateTable('cobranca_externa')
    .set({ situacao, motivo, url: null, consultar_em: null, atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', '<>', 'paga')
    .execute();
}

/** Cancels a charge that is still open without the acquirer's answer; it is asked about all the same. */
export async function cancelUnanswered(
  reader: Reader,
  { id, motivo, lookInSeconds }: { id: string; motivo: MotivoExterna; lookInSeconds: number },
): Promise<void> {
  await reader
    .updateTable('cobranca_externa')
    .set({
      consultar_em: inSeconds(lookInSeconds),
      situacao: 'cancelada',
      motivo,
      url: null,
      atualizado_em: sql`now()`,
    })
    .where('id', '=', id)
    .where('situacao', 'in', OPEN_EXTERNAL)
    .execute();
}

/** Sets when the acquirer is asked next about a charge whose state has not changed since it was read. */
export async function keepLooking(reader: Reader, { id, situacao }: ExternalRow, lookInSeconds: number): Promise<void> {
  await reader
    .updateTable('cobranca_externa')
    .set({ consultar_em: inSeconds(lookInSeconds), atualizado_em: sql`now()` })
    .where('id', '=', id)
    .where('situacao', '=', situacao)
    .execute();
}

/** Asks to end the open charges of the pedido that ask for another amount than `totalCentavos`. */
export async function supersedeExternas(tx: Tx, pedidoId: string, totalCentavos: number): Promise<void> {
  await tx
    .updateTable('cobranca_externa')
    .set({ situacao: 'encerrando', motivo: 'valor_mudou', consultar_em: sql<Date>`now()`, atualizado_em: sql`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'aberta'])
    .where('valor_centavos', '<>', totalCentavos)
    .execute();
}
