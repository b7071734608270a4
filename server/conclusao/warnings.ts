import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Work that the program cannot finish by itself, or has not finished in time. */
export interface Warning {
  invariante: keyof typeof avisos;
  /** Names what it is about; one alert of a kind is open for it. */
  assunto: string;
  /** Null where it is not about an order. */
  pedidoId: string | null;
  detalhe: string;
}

/** Unlike an invariant, none of these is an error of the books: somebody has to look. */
export const avisos = {
  A1: 'Uma devolução espera há mais de 30 minutos.',
  A2: 'Uma etapa falhou cinco vezes seguidas.',
  A3: 'Uma mensagem não foi entregue depois de dez tentativas.',
  A4: 'Um bilhete vale, e o dinheiro do cartão não veio.',
  A5: 'Um pagamento foi contestado no banco do cartão.',
} as const;

/** A refund that is owed for longer is told to somebody. */
const REFUND_MINUTES = 30;
/** A step that failed so many times in a row is told to somebody: after about five minutes. */
export const FALHAS_ATE_ALERTA = 5;
/** At most so many new ones of a kind a turn: a broken provider must not bring ten thousand alerts at once. */
const LIMIT = 500;

type Look = readonly [invariante: Warning['invariante'], query: RawBuilder<Found>];
type Found = Omit<Warning, 'invariante'>;

const looks: readonly Look[] = [
  [
    'A1',
    sql`select pedido_id::text as assunto, pedido_id as "pedidoId",
        'devolução por ' || min(meio) || ' em aberto, ' || max(tentativas) || ' tentativas' as detalhe
      from estorno where situacao <> 'feito' and criado_em < now() - make_interval(mins => ${REFUND_MINUTES})
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
      from caixa_saida where publicado_em is null and tentativas >= 10 order by criado_em limit ${LIMIT}`,
  ],
];

/** What somebody has to look at; empty is how it should be. */
export async function findWarnings(reader: Reader): Promise<Warning[]> {
  const found: Warning[] = [];
  for (const [invariante, query] of looks) {
    const { rows } = await query.execute(reader);
    found.push(...rows.map((row) => ({ ...row, invariante })));
  }
  return found;
}
