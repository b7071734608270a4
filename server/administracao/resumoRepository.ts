/**
 * Reads `alerta`, `partida`, `partida_status`, `manifestacao`, `candidatura` and `chatbot_atendimento` of other rooms:
 * what waits for somebody of the company.
 */
import { sql, type RawBuilder } from 'kysely';
import { FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { ResumoAdministracao } from '../../src/domain/wire/administracao/resumo';
import type { Reader } from '../platform/database/database';
import { today } from '../platform/database/today';

type Assuntos = ResumoAdministracao['assuntos'];

/** Age of the applications that count as new. */
const DIAS_CANDIDATURA = 7;
const midnight = sql`${today}::timestamp at time zone ${sql.lit(FUSO_DA_SEDE)}`;
/** Open letters that the assistant handed over, or all others. */
const cartas = (entregues: boolean): RawBuilder<unknown> => sql`
  select count(*)::int as quantos, count(*) filter (where prazo < ${today})::int as urgentes, min(criado_em) as desde
  from manifestacao m where respondida_em is null
    and ${entregues ? sql`exists` : sql`not exists`} (select 1 from chatbot_atendimento a where a.protocolo = m.protocolo)`;
/** Open alerts of invariants that do not hold, or of work that waits (`A1` to `A5`). */
const alertas = (trabalho: boolean): RawBuilder<unknown> => sql`
  select count(*)::int as quantos, ${trabalho ? sql`0` : sql`count(*)::int`} as urgentes, min(criado_em) as desde
  from alerta where resolvido_em is null and (invariante like 'A%') = ${trabalho}`;

const QUERIES: Record<keyof Assuntos, RawBuilder<unknown>> = {
  invariantes: alertas(false),
  alertas: alertas(true),
  partidas: sql`
    select count(*)::int as quantos, count(*) filter (where s.situacao = 'cancelada')::int as urgentes,
      null::timestamptz as desde
    from partida_status s join partida p on p.id = s.partida_id
    where (s.situacao = 'cancelada' or s.atraso_min > 0)
      and p.saida >= ${midnight} and p.saida < ${midnight} + interval '1 day'`,
  atendimentos: cartas(true),
  manifestacoes: cartas(false),
  candidaturas: sql`
    select count(*)::int as quantos, 0 as urgentes, null::timestamptz as desde
    from candidatura where criado_em > now() - make_interval(days => ${DIAS_CANDIDATURA}::int)`,
};

/** The number of waiting things of each kind, those that cannot wait, and the age of the oldest. */
export async function readResumo(reader: Reader): Promise<Assuntos> {
  const parts = Object.entries(QUERIES).map(
    ([assunto, query]) => sql`select ${sql.lit(assunto)} as assunto, q.* from (${query}) q`,
  );
  const { rows } = await sql<{ assunto: keyof Assuntos; quantos: number; urgentes: number; desde: Date | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(reader);
  const found = new Map(rows.map(({ assunto, ...row }) => [assunto, row]));
  const of = (assunto: keyof Assuntos) => {
    const { quantos = 0, urgentes = 0, desde = null } = found.get(assunto) ?? {};
    return { quantos, urgentes, desde: desde?.toISOString() ?? null };
  };
  return {
    invariantes: of('invariantes'),
    alertas: of('alertas'),
    partidas: of('partidas'),
    atendimentos: of('atendimentos'),
    manifestacoes: of('manifestacoes'),
    candidaturas: of('candidaturas'),
  };
}
