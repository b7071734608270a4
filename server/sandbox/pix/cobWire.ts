import { toValorPix } from '../../../src/domain/base/dinheiro';
import type { Tables } from '../../platform/database/tables';
import type { Selectable } from 'kysely';

export type CobRow = Selectable<Tables['sandbox_pix_cob']>;
export type PagamentoRow = Selectable<Tables['sandbox_pix_pagamento']>;
export type DevolucaoRow = Selectable<Tables['sandbox_pix_devolucao']>;

/** BACEN's `Devolucao`; in the sandbox the money is back at once. */
export const toDevolucaoWire = (row: DevolucaoRow) => ({
  id: row.id,
  rtrId: row.rtr_id,
  valor: toValorPix(row.valor_centavos),
  horario: { solicitacao: row.horario.toISOString(), liquidacao: row.horario.toISOString() },
  status: 'DEVOLVIDO' as const,
});

/** BACEN's `Pix`. */
export const toPixWire = (row: PagamentoRow, devolucoes: DevolucaoRow[]) => ({
  endToEndId: row.e2eid,
  txid: row.txid,
  valor: toValorPix(row.valor_centavos),
  chave: row.chave,
  horario: row.horario.toISOString(),
  ...(devolucoes.length > 0 ? { devolucoes: devolucoes.map(toDevolucaoWire) } : {}),
});

/** BACEN's `CobGerada`. */
export const toCobWire = (row: CobRow) => ({
  txid: row.txid,
  revisao: row.revisao,
  status: row.status,
  calendario: { criacao: row.criacao.toISOString(), expiracao: row.expiracao },
  ...(row.devedor ? { devedor: row.devedor } : {}),
  loc: {
    id: row.loc_id,
    location: row.location,
    tipoCob: 'cob',
    criacao: row.criacao.toISOString(),
    // The published schema asks for it here too.
    txid: row.txid,
  },
  location: row.location,
  valor: { original: toValorPix(row.valor_centavos) },
  chave: row.chave,
  ...(row.solicitacao_pagador ? { solicitacaoPagador: row.solicitacao_pagador } : {}),
  pixCopiaECola: row.pix_copia_e_cola,
});
