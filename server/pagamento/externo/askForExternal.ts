import type { Database } from '../../platform/database/database';
import { CardRefused, CardUnavailable } from '../cartao/cardPort';
import { Problem } from '../../platform/http/problem';
import { findExternal, type ExternalRow } from './externalRows';
import type { ExternalCharge, ExternalChargePort, ExternalWay } from './externalPort';

const unavailable = () =>
  new Problem(
    503,
    { codigo: 'ADQUIRENTE_INDISPONIVEL', mensagem: 'A adquirente não está respondendo. Tente de novo em instantes.' },
    {},
    { 'retry-after': '5' },
  );

/** Makes sure that the acquirer knows a charge. Repeatable: the key is the same, and so is the charge. */
export async function askForExternal({ db }: Database, port: ExternalChargePort, id: string): Promise<void> {
  const row = await findExternal(db, id);
  if (row?.situacao !== 'criando') return;
  const { localizador } = await db
    .selectFrom('pedido')
    .select('localizador')
    .where('id', '=', row.pedido_id)
    .executeTakeFirstOrThrow();
  const charge = await port
    .create({
      chave: row.chave,
      valorCentavos: row.valor_centavos,
      expiracaoSegundos: Math.max(1, Math.floor(row.restanteMs / 1000)),
      referencia: localizador,
      retornoUrl: row.retorno,
      way: wayOf(row),
    })
    .catch((error: unknown) => {
      throw error instanceof CardUnavailable || error instanceof CardRefused ? unavailable() : error;
    });
  await rememberCharge(db, id, charge);
}

const wayOf = ({ meio, tipo, parcelas }: ExternalRow): ExternalWay =>
  meio === 'terminal' && tipo !== null ? { meio, tipo, parcelas } : { meio: 'link', parcelas };

const rememberCharge = (db: Database['db'], id: string, { url }: ExternalCharge) =>
  db
    .updateTable('cobranca_externa')
    .set({ situacao: 'aberta', url })
    .where('id', '=', id)
    .where('situacao', '=', 'criando')
    .execute();
