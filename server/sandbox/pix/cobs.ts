import { randomInt, randomUUID } from 'node:crypto';
import { parseValorPix } from '../../../src/domain/base/dinheiro';
import type { Reader, Tx } from '../../platform/database/database';
import { buildBrCode, cobViolations, type CobSolicitada } from './cobRules';
import { toCobWire, type CobRow } from './cobWire';
import { PixProblem } from './pixProblem';

/** One charge; throws 404 where there is none. */
export async function readCob(reader: Reader, txid: string): Promise<CobRow> {
  const cob = await reader.selectFrom('sandbox_pix_cob').selectAll().where('txid', '=', txid).executeTakeFirst();
  if (!cob) throw new PixProblem('CobNaoEncontrado', 'Cobrança não encontrada para o txid informado.');
  return cob;
}

/** Creates a charge, or answers the one that exists with the same amount. */
export async function putCob(db: Reader, txid: string, body: CobSolicitada) {
  const violacoes = cobViolations(txid, body);
  if (violacoes.length > 0)
    throw new PixProblem('CobOperacaoInvalida', 'A requisição não respeita o schema.', violacoes);
  const valorCentavos = parseValorPix(body.valor.original) ?? 0;
  const cob = await db
    .insertInto('sandbox_pix_cob')
    .values({
      txid,
      loc_id: randomInt(1, 2 ** 31),
      ...locationColumns(),
      chave: body.chave,
      valor_centavos: valorCentavos,
      expiracao: body.calendario.expiracao,
      devedor: body.devedor ? JSON.stringify(body.devedor) : null,
      solicitacao_pagador: body.solicitacaoPagador ?? null,
    })
    // A write that changes nothing, since one that does nothing returns no row.
    .onConflict((conflict) => conflict.column('txid').doUpdateSet({ txid }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (cob.status !== 'ATIVA' || cob.valor_centavos !== valorCentavos) {
    throw new PixProblem('CobOperacaoInvalida', 'Já existe uma cobrança com este txid.');
  }
  return toCobWire(cob);
}

/** Removes an open charge. */
export async function removeCob(tx: Tx, txid: string) {
  const cob = await readCob(tx, txid);
  const removed = await tx
    .updateTable('sandbox_pix_cob')
    .set({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: cob.revisao + 1 })
    .where('txid', '=', txid)
    .where('status', '=', 'ATIVA')
    .returningAll()
    .executeTakeFirst();
  if (!removed) throw new PixProblem('CobOperacaoInvalida', 'A cobrança não está ATIVA.');
  return toCobWire(removed);
}

const locationColumns = () => {
  const { location, pixCopiaECola } = buildBrCode(randomUUID().replaceAll('-', ''));
  return { location, pix_copia_e_cola: pixCopiaECola };
};
