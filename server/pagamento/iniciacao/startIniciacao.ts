import { msg } from '../../../src/words/t';
import { enderecoDaIniciacao } from '../../../src/domain/pagamento/iniciacaoPix';
import type { IniciacaoPix } from '../../../src/domain/wire/pagamento/iniciacao';
import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/http/problem';
import { openCobranca } from '../cobrancas';
import type { PixPort } from '../pix/pixPort';
import { iniciadorDown } from './bancos';
import { findIniciacao, refuseIniciacao, updateIniciacao, type IniciacaoRow } from './iniciacaoRepository';
import { IniciadorRefused, IniciadorUnavailable, type IniciadorPort } from './iniciadorPort';
import { toIniciacaoPix } from './iniciacaoView';

export interface StartServices {
  database: Database;
  pix: PixPort;
  iniciador: IniciadorPort;
  publicUrl: string;
}

const refused = () =>
  conflict('INICIACAO_RECUSADA', msg('O banco não abriu este pagamento. Escolha outro banco ou use o QR Code.'));

/** Makes sure that the initiator knows the payment, and answers where it is approved. Repeatable: our key there is its id. */
export async function startIniciacao(services: StartServices, id: string): Promise<IniciacaoPix> {
  const { db } = services.database;
  const row = await findIniciacao(db, id);
  if (row.situacao === 'recusada' && row.consentimento === null) throw refused();
  if (row.situacao !== 'criando') return toIniciacaoPix(row);
  const { pixCopiaECola } = await openCobranca(services.database, services.pix, row.txid);
  try {
    const consentimento = await services.iniciador.start({
      chave: id,
      bancoId: row.banco_id,
      cpf: row.comprador_cpf,
      valorCentavos: row.valor_centavos,
      copiaECola: pixCopiaECola,
      retorno: returnAddress(services.publicUrl, row),
    });
    await updateIniciacao(db, id, consentimento);
  } catch (error) {
    if (error instanceof IniciadorUnavailable) throw iniciadorDown();
    if (!(error instanceof IniciadorRefused)) throw error;
    await refuseIniciacao(db, id);
    throw refused();
  }
  return toIniciacaoPix(await findIniciacao(db, id));
}

/** The order's own page of payment, which asks about the initiation that its address names. */
const returnAddress = (publicUrl: string, { id, pedido_id }: IniciacaoRow): string =>
  `${publicUrl}${enderecoDaIniciacao(pedido_id, id)}`;
