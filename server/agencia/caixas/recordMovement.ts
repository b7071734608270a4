import { sinalCerto, type Modalidade, type TipoMovimento } from '../../../src/domain/agencia/caixa/movimento';
import type { Tx } from '../../platform/database/database';
import { readLimiteOfCaixa, lockOperadorRow } from '../operadores/operadorRepository';
import { lockOpenCaixaOf, takeNumeroOfMovimento, type CaixaRow } from './caixaRepository';
import {
  dinheiroInCaixa,
  insertMovimento,
  insertPendencia,
  movementByKey,
  type MovementRow,
} from './movimentoRepository';
import { caixaProblem } from './caixaProblems';

/** A movement to be recorded in a till. */
export interface NewMovement {
  /** `agencia_operador.id`: from `requireOperator(tx, request.identity.sub)`. */
  operadorId: string;
  tipo: TipoMovimento;
  modalidade: Modalidade;
  /** Incoming money is positive, outgoing money negative (`sinalCerto`). */
  valorCentavos: number;
  /** Key of the movement, under which it is recorded once: `venda/<pedidoId>`, `cancelamento/<pedidoId>/<n>`. */
  chave: string;
  pedidoId?: string;
  encomendaId?: string;
  /** Amount handed over for a sale in cash, change included. */
  recebidoCentavos?: number;
  /** Required by sangria, suprimento and ajuste. */
  motivo?: string;
}

/**
 * Records a movement in the open till of its operator, inside the caller's transaction: sale and movement both, or neither.
 *
 * - A sale or a cancellation names its `pedidoId` or its `encomendaId`, one of both; `chave` makes a repetition harmless:
 *   the same key returns the first movement, whatever the till's state is by now.
 * - Throws a 409 `Problem`: `CAIXA_FECHADO` (no till open), `CAIXA_PAUSADO`, `CAIXA_NO_LIMITE` (a cash sale would pass the
 *   drawer's limit), `CAIXA_SEM_DINHEIRO` (less cash than would go out). Do not catch it: it rolls the sale back.
 * - The till's row stays locked until the commit, so a close waits for the sale, or the sale is refused. Call it last,
 *   after the order's own locks, and keep calls to the outside out of the transaction.
 * - Money that comes by itself (a link, a webhook) must not be refused: `recordArrived` records it.
 */
export async function recordMovement(tx: Tx, movement: NewMovement): Promise<MovementRow> {
  const earlier = await repeated(tx, movement);
  if (earlier) return earlier;
  const caixa = await lockOpenCaixaOf(tx, movement.operadorId);
  if (caixa === null) throw caixaProblem('CAIXA_FECHADO');
  // The transaction that held the lock may have recorded this very movement.
  const twin = await repeated(tx, movement);
  if (twin) return twin;
  if (caixa.estado === 'pausado') throw caixaProblem('CAIXA_PAUSADO');
  await assertDrawer(tx, caixa, movement);
  return append(tx, caixa, movement);
}

/**
 * Records money that has arrived already and cannot be refused: a paused till takes it too, and without a till it waits
 * for the operator's next one, which starts with it. Never for cash.
 * @returns the movement, or null while it waits.
 */
export async function recordArrived(tx: Tx, movement: NewMovement): Promise<MovementRow | null> {
  if (movement.modalidade === 'dinheiro') throw new Error('cash does not come by itself');
  const earlier = await repeated(tx, movement);
  if (earlier) return earlier;
  // Opening a till takes waiting money under the same lock, so that none is missed between the two.
  await lockOperadorRow(tx, movement.operadorId);
  const caixa = await lockOpenCaixaOf(tx, movement.operadorId);
  const twin = await repeated(tx, movement);
  if (twin) return twin;
  if (caixa !== null) return append(tx, caixa, movement);
  const { operadorId, chave } = movement;
  await insertPendencia(tx, { operadorId, chave, corpo: JSON.stringify(movement) });
  return null;
}

/** Writes the next movement of a till whose row is locked. */
export async function append(tx: Tx, caixa: Pick<CaixaRow, 'id'>, movement: NewMovement): Promise<MovementRow> {
  const { tipo, valorCentavos } = movement;
  if (!sinalCerto(tipo, valorCentavos)) throw new Error(`${tipo} of ${valorCentavos} has the wrong sign`);
  return insertMovimento(tx, {
    caixa_id: caixa.id,
    n: await takeNumeroOfMovimento(tx, caixa.id),
    tipo,
    modalidade: movement.modalidade,
    valor_centavos: valorCentavos,
    recebido_centavos: movement.recebidoCentavos ?? null,
    motivo: movement.motivo ?? null,
    pedido_id: movement.pedidoId ?? null,
    encomenda_id: movement.encomendaId ?? null,
    operador_id: movement.operadorId,
    chave: movement.chave,
  });
}

async function repeated(tx: Tx, movement: NewMovement): Promise<MovementRow | undefined> {
  const row = await movementByKey(tx, movement.chave);
  if (row === undefined) return undefined;
  const same =
    row.operador_id === movement.operadorId &&
    row.tipo === movement.tipo &&
    row.modalidade === movement.modalidade &&
    row.valor_centavos === movement.valorCentavos;
  if (!same) throw caixaProblem('CHAVE_DE_MOVIMENTO_REUTILIZADA');
  return row;
}

async function assertDrawer(tx: Tx, caixa: CaixaRow, { tipo, modalidade, valorCentavos, operadorId }: NewMovement) {
  if (modalidade !== 'dinheiro' || valorCentavos === 0) return;
  const after = (await dinheiroInCaixa(tx, caixa.id)) + valorCentavos;
  if (valorCentavos < 0 && after < 0) throw caixaProblem('CAIXA_SEM_DINHEIRO');
  if (tipo !== 'venda') return;
  if (after > (await readLimiteOfCaixa(tx, operadorId))) throw caixaProblem('CAIXA_NO_LIMITE');
}
