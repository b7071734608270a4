import { sql } from 'kysely';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader, Tx } from '../../platform/database/database';
import { inSeconds } from '../../platform/database/inSeconds';
import type { MotivoBoleto } from './tables';

interface NewBoleto {
  id: string;
  pedidoId: string;
  tentativa: number;
  /** Our name for it at the bank. */
  numero: string;
  /** Integer centavos. */
  valorCentavos: number;
  vencimento: Dia;
  seguraAte: Date;
  /** Until the bank is asked about it, where its registration was cut. */
  lookInSeconds: number;
}

/** Writes a boleto as `registrando`, before the bank is asked. */
export async function insertBoleto(tx: Tx, novo: NewBoleto): Promise<void> {
  await tx
    .insertInto('boleto')
    .values({
      id: novo.id,
      pedido_id: novo.pedidoId,
      tentativa: novo.tentativa,
      numero: novo.numero,
      valor_centavos: novo.valorCentavos,
      vencimento: novo.vencimento,
      segura_ate: novo.seguraAte,
      consultar_em: inSeconds(novo.lookInSeconds),
    })
    .execute();
}

/** The bank has registered it: it can be paid. */
export async function openBoleto(tx: Tx, id: string, codigoDeBarras: string, lookInSeconds: number): Promise<void> {
  await tx
    .updateTable('boleto')
    .set({ situacao: 'aberto', codigo_barras: codigoDeBarras, consultar_em: inSeconds(lookInSeconds) })
    .where('id', '=', id)
    .where('situacao', '=', 'registrando')
    .execute();
}

/** A boleto is to be taken back, for the first reason that is given; without effect on one that is over. */
export async function askToWithdraw(reader: Reader, id: string, motivo: MotivoBoleto): Promise<void> {
  await reader
    .updateTable('boleto')
    .set({ situacao: 'encerrando', motivo, consultar_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('situacao', 'in', ['registrando', 'aberto'])
    .execute();
}

/** Takes back the open boleto of a pedido that asks for another amount. */
export async function supersedeBoleto(tx: Tx, pedidoId: string, totalCentavos: number): Promise<void> {
  await tx
    .updateTable('boleto')
    .set({ situacao: 'encerrando', motivo: 'valor_mudou', consultar_em: sql<Date>`now()` })
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['registrando', 'aberto'])
    .where('valor_centavos', '<>', totalCentavos)
    .execute();
}

/** Ends a boleto, and gives the places of its person and of its departures back. */
export async function endBoleto(
  tx: Tx,
  id: string,
  situacao: 'pago' | 'baixado',
  lookInSeconds: number,
): Promise<void> {
  await tx
    .updateTable('boleto')
    .set({ situacao, consultar_em: inSeconds(lookInSeconds) })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('boleto_vaga').where('boleto_id', '=', id).execute();
  await tx.deleteFrom('boleto_lugar').where('boleto_id', '=', id).execute();
}
