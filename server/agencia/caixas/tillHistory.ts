import { sql, type SqlBool } from 'kysely';
import type { FiltroFechamentos, Fechamentos } from '../../../src/domain/wire/caixas';
import type { Reader } from '../../platform/database/database';
import { isUuid } from '../../platform/http/uuid';
import type { OperatorRow } from '../operadores/operatorRows';

const POR_PAGINA = 20;
/** The agencies' days; all of them are on Brasília's time. */
const ZONE = 'America/Sao_Paulo';

const liquido = sql<number>`coalesce((select sum(m.valor_centavos) from caixa_movimento m
  where m.caixa_id = c.id and m.tipo in ('venda','cancelamento')), 0)::int`;
const diferenca = sql<number | null>`case when c.estado in ('fechado','conferido') then
  (select n.contado_centavos - n.esperado_centavos from caixa_contagem n where n.caixa_id = c.id order by n.n desc limit 1)
  end`;
const dia = sql`(c.aberto_em at time zone ${ZONE})::date`;

/** The tills that match, newest first: of the establishment for a supervisor, one's own for anybody else. */
export async function listTills(db: Reader, viewer: OperatorRow, filtro: FiltroFechamentos): Promise<Fechamentos> {
  const pagina = Number(filtro.pagina ?? '1');
  const supervisor = viewer.papel === 'responsavel';
  const operador = supervisor ? filtro.operador : viewer.id;
  const matching = () => {
    let query = db
      .selectFrom('caixa as c')
      .innerJoin('agencia_operador as o', 'o.id', 'c.operador_id')
      .where('c.estabelecimento_id', '=', viewer.estabelecimento_id);
    // Somebody's guess in the address matches nothing, rather than everything.
    if (operador !== undefined)
      query = isUuid(operador) ? query.where('o.id', '=', operador) : query.where(sql<SqlBool>`false`);
    if (filtro.estado !== undefined) query = query.where('c.estado', '=', filtro.estado);
    if (filtro.inicio !== undefined) query = query.where(sql<SqlBool>`${dia} >= ${filtro.inicio}::date`);
    if (filtro.fim !== undefined) query = query.where(sql<SqlBool>`${dia} <= ${filtro.fim}::date`);
    return query;
  };
  const rows = await matching()
    .select(['c.id', 'c.numero', 'c.estado', 'c.operador_id', 'o.nome', 'c.aberto_em', 'c.fechado_em'])
    .select([liquido.as('liquido'), diferenca.as('diferenca')])
    .orderBy('c.aberto_em', 'desc')
    .orderBy('c.id', 'desc')
    .limit(POR_PAGINA)
    .offset((pagina - 1) * POR_PAGINA)
    .execute();
  const porOperador = await matching()
    .select(['o.id', 'o.nome', sql<number>`sum(${liquido})::int`.as('liquidoCentavos')])
    .select(sql<number>`count(*)::int`.as('caixas'))
    .groupBy(['o.id', 'o.nome'])
    .orderBy('liquidoCentavos', 'desc')
    .orderBy('o.nome')
    .execute();
  return {
    linhas: rows.map((row) => ({
      ...{ id: row.id, numero: row.numero, estado: row.estado, operador: row.nome },
      proprio: row.operador_id === viewer.id,
      abertoEm: row.aberto_em.toISOString(),
      fechadoEm: row.fechado_em?.toISOString() ?? null,
      liquidoCentavos: row.liquido,
      diferencaCentavos: row.diferenca,
    })),
    total: porOperador.reduce((sum, { caixas }) => sum + caixas, 0),
    pagina,
    porPagina: POR_PAGINA,
    operadores: supervisor ? await operatorsOf(db, viewer.estabelecimento_id) : [],
    porOperador,
  };
}

const operatorsOf = (db: Reader, estabelecimentoId: number) =>
  db
    .selectFrom('agencia_operador')
    .select(['id', 'nome'])
    .where('estabelecimento_id', '=', estabelecimentoId)
    .orderBy('nome')
    .execute();
