import { sql } from 'kysely';
import { normalizeDocumento } from '../../../src/domain/documentoNumero';
import { provedores } from '../../../src/domain/provedor';
import type { AberturaPedido } from '../../../src/domain/wire/pedidosAgencia';
import type { Database, Tx } from '../../platform/database/database';
import { notFound, Problem } from '../../platform/http/problem';
import { writeLook } from '../operadores/consultaPessoalRepository';
import type { OperatorRow } from '../operadores/operadorRepository';

/** An order stays open to the operator who opened it for the time that looking after somebody takes. */
export const ATENDIMENTO_MINUTOS = 30;
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
 * Opens a customer's order to the operator in front of whom the customer stands: by its localizador and a document on it,
 * the buyer's or a passenger's. Both tries that find it and tries that don't are written into the trail; too many of the
 * latter are refused for a while.
 */
export async function openOrder(
  database: Pick<Database, 'transaction'>,
  operator: OperatorRow,
  asked: AberturaPedido,
): Promise<string> {
  const found = await database.transaction(async (tx) => {
    await refuseTooMany(tx, operator.id);
    const id = await findByDocument(tx, asked);
    if (id !== null) await grant(tx, operator.id, id);
    const motivo = id === null ? 'abertura_recusada' : 'abertura';
    await writeLook(tx, {
      ...{ autor: operator.identidade_sub ?? '', operadorId: operator.id, alvo: 'pedido', alvoId: id, motivo },
    });
    return id;
  });
  if (found === null) throw unknown();
  return found;
}

async function findByDocument(tx: Tx, { localizador, documento }: AberturaPedido): Promise<string | null> {
  const numero = normalizeDocumento(documento);
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p
    where p.localizador = ${localizador.toUpperCase()} and p.canal <> ${provedores.agencia}
      and (p.comprador_cpf = ${numero} or exists (
        select 1 from pedido_item i where i.pedido_id = p.id and (i.documento = ${numero} or i.colo_documento = ${numero})))
  `.execute(tx);
  return rows[0]?.id ?? null;
}

async function grant(tx: Tx, operador_id: string, pedido_id: string): Promise<void> {
  const ate = sql<Date>`now() + make_interval(mins => ${ATENDIMENTO_MINUTOS}::int)`;
  await tx
    .insertInto('pedido_atendimento')
    .values({ operador_id, pedido_id, ate })
    .onConflict((one) => one.columns(['operador_id', 'pedido_id']).doUpdateSet({ ate }))
    .execute();
}

/** One try after the other: tries at once would each see too few before them. */
async function refuseTooMany(tx: Tx, operadorId: string): Promise<void> {
  await tx.selectFrom('agencia_operador').select('id').where('id', '=', operadorId).forNoKeyUpdate().execute();
  const { n } = await tx
    .selectFrom('consulta_pessoal')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('operador_id', '=', operadorId)
    .where('motivo', '=', 'abertura_recusada')
    .where('em', '>', sql<Date>`now() - make_interval(mins => ${REFUSAL_MINUTES}::int)`)
    .executeTakeFirstOrThrow();
  if (n >= REFUSALS) throw tooMany();
}
