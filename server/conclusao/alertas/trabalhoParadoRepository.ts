/**
 * Reads `estorno`, `cobranca_cartao`, `emissao`, `falha` and `caixa_saida` of other rooms: work that nobody finishes by
 * itself.
 */
import { sql, type RawBuilder } from 'kysely';
import { listOperadorasSemTransportadora } from '../../companhia/companhiaRepository';
import type { Reader } from '../../platform/database/database';
import type { Warning } from './warnings';

/** Age after which an open refund raises an alert. */
const ESTORNO_MINUTES = 30;
/** Consecutive failures of a step after which it raises an alert: about five minutes. */
const FALHAS_ATE_ALERTA = 5;
/** Maximum of warnings of a kind a turn, so that a broken provider does not raise ten thousand alerts at once. */
const LIMIT = 500;

type Look = readonly [invariante: Warning['invariante'], query: RawBuilder<Found>];
type Found = Omit<Warning, 'invariante'>;

const looks: readonly Look[] = [
  [
    'A1',
    sql`select pedido_id::text as assunto, pedido_id as "pedidoId",
        'devolução por ' || min(meio) || ' em aberto, ' || max(tentativas) || ' tentativas' as detalhe
      from estorno where situacao <> 'feito' and criado_em < now() - make_interval(mins => ${ESTORNO_MINUTES})
      group by pedido_id order by min(criado_em) limit ${LIMIT}`,
  ],
  [
    'A2',
    sql`select etapa || '/' || assunto as assunto, pedido_id as "pedidoId",
        etapa || ' falhou ' || vezes || ' vezes: ' || coalesce(mensagem, '') as detalhe
      from falha where vezes >= ${FALHAS_ATE_ALERTA} order by desde limit ${LIMIT}`,
  ],
  [
    'A2',
    sql`select 'vender/' || chave as assunto, pedido_id as "pedidoId",
        'a operadora não vendeu em ' || tentativas || ' tentativas: ' || coalesce(mensagem, '') as detalhe
      from emissao where situacao in ('pendente','vendendo') and tentativas >= ${FALHAS_ATE_ALERTA}
      order by tentar_em limit ${LIMIT}`,
  ],
  [
    'A4',
    sql`select c.pedido_id::text as assunto, c.pedido_id as "pedidoId",
        'a adquirente desfez a reserva de ' || c.valor_centavos || ' centavos' as detalhe
      from cobranca_cartao c where c.destino = 'aceito' and c.situacao = 'cancelada'
        and c.valor_centavos > (select coalesce(sum(s.valor_centavos), 0) from estorno s where s.origem = c.id::text)
      order by c.atualizado_em limit ${LIMIT}`,
  ],
  [
    'A5',
    sql`select id::text as assunto, pedido_id as "pedidoId",
        'contestado: ' || valor_centavos || ' centavos; nada dele é devolvido até o banco decidir' as detalhe
      from cobranca_cartao where contestado_em is not null order by contestado_em limit ${LIMIT}`,
  ],
  [
    'A3',
    sql`select id::text as assunto, null::uuid as "pedidoId", topico || ' ' || chave as detalhe
      from caixa_saida where publicado_em is null and recusada_em is null and tentativas >= 10 order by criado_em limit ${LIMIT}`,
  ],
];

const semTransportadora = (operadora: string): Warning => ({
  invariante: 'A6',
  assunto: operadora,
  pedidoId: null,
  detalhe: `as linhas de ${operadora} não são vendidas: npm run empresa -- importar, ou a administração`,
});

/** The work that a person has to look at, by kind; an empty list is the healthy state. */
export async function findWarnings(reader: Reader): Promise<Warning[]> {
  const queries = looks.map(
    ([invariante, query], i) =>
      sql`select ${i}::int as i, ${invariante}::text as invariante, look.* from (${query}) as look`,
  );
  const { rows } = await sql<Warning & { i: number }>`${sql.join(queries, sql` union all `)} order by i`.execute(
    reader,
  );
  const found = rows.map(({ invariante, assunto, pedidoId, detalhe }) => ({ invariante, assunto, pedidoId, detalhe }));
  const missing = await listOperadorasSemTransportadora(reader);
  return [...found, ...missing.map(semTransportadora)];
}
