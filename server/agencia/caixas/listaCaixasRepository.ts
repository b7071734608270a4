/** Reads `agencia_operador` of the operators' room: the history of tills is listed and filtered by operator. */
import { sql, type SqlBool } from 'kysely';
import type { FiltroFechamentos } from '../../../src/domain/wire/agencia/caixas';
import type { Reader } from '../../platform/database/database';
import { FUSO_DA_SEDE } from '../../../src/domain/base/data';

const liquido = sql<number>`coalesce((select sum(m.valor_centavos) from caixa_movimento m
  where m.caixa_id = c.id and m.tipo in ('venda','cancelamento')), 0)::int`;
const diferenca = sql<number | null>`case when c.estado in ('fechado','conferido') then
  (select n.contado_centavos - n.esperado_centavos from caixa_contagem n where n.caixa_id = c.id order by n.n desc limit 1)
  end`;
const dia = sql`(c.aberto_em at time zone ${FUSO_DA_SEDE})::date`;

/** Tills of an establishment: of one operator, of all (undefined), or of none (null); days by their opening. */
export interface FiltroCaixas extends Pick<FiltroFechamentos, 'estado' | 'inicio' | 'fim'> {
  estabelecimentoId: number;
  operadorId: string | null | undefined;
}

function matching(db: Reader, { estabelecimentoId, operadorId, estado, inicio, fim }: FiltroCaixas) {
  let query = db
    .selectFrom('caixa as c')
    .innerJoin('agencia_operador as o', 'o.id', 'c.operador_id')
    .where('c.estabelecimento_id', '=', estabelecimentoId);
  if (operadorId !== undefined)
    query = operadorId === null ? query.where(sql<SqlBool>`false`) : query.where('o.id', '=', operadorId);
  if (estado !== undefined) query = query.where('c.estado', '=', estado);
  if (inicio !== undefined) query = query.where(sql<SqlBool>`${dia} >= ${inicio}::date`);
  if (fim !== undefined) query = query.where(sql<SqlBool>`${dia} <= ${fim}::date`);
  return query;
}

/** A page of tills, the latest opened first, with net sales and difference in centavos (null before the close). */
export const listCaixas = (db: Reader, filtro: FiltroCaixas, { limit, offset }: { limit: number; offset: number }) =>
  matching(db, filtro)
    .select(['c.id', 'c.numero', 'c.estado', 'c.operador_id', 'o.nome', 'c.aberto_em', 'c.fechado_em'])
    .select([liquido.as('liquido'), diferenca.as('diferenca')])
    .orderBy('c.aberto_em', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number of tills and their net sales for each operator, the highest sales first. */
export const sumCaixasByOperador = (db: Reader, filtro: FiltroCaixas) =>
  matching(db, filtro)
    .select(['o.id', 'o.nome', sql<number>`sum(${liquido})::int`.as('liquidoCentavos')])
    .select(sql<number>`count(*)::int`.as('caixas'))
    .groupBy(['o.id', 'o.nome'])
    .orderBy('liquidoCentavos', 'desc')
    .orderBy('o.nome')
    .execute();
