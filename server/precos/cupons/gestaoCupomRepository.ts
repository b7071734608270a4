/** Reads `pedido`, `pedido_item` and `conta` of other rooms: the money that a coupon gave, and the names of its editors. */
import { sql, type Insertable, type Updateable } from 'kysely';
import { linhasAntes, POR_PAGINA } from '../../../src/domain/administracao/pagina';
import type { Dia } from '../../../src/domain/base/data';
import type { BuscaCupons } from '../../../src/domain/wire/administracao/cupons';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { today } from '../../platform/database/today';
import type { Cupom } from '../tables';

/** A coupon with its uses, the money that it gave to paid orders, and today's date. */
export interface CupomComUsos extends Cupom {
  usos: number;
  em_aberto: number;
  concedido: number;
  hoje: Dia;
}

/** The uses of the coupon `c`. A counter's discount and benefits are parts of an order's discount that are not its own. */
const withUsos = sql`
  select c.*, ${today}::text as hoje, coalesce(u.usos, 0)::int as usos, coalesce(u.em_aberto, 0)::int as em_aberto,
    coalesce(u.concedido, 0)::float8 as concedido
  from c left join lateral (
    select count(*) filter (where u.expira_em is null) as usos,
      count(*) filter (where u.expira_em > now()) as em_aberto,
      sum(p.desconto_centavos - p.desconto_balcao_centavos
        - (select coalesce(sum(i.desconto_beneficio), 0) from pedido_item i where i.pedido_id = p.id))
        filter (where u.expira_em is null) as concedido
    from cupom_uso u left join pedido p on p.reserva_id = u.reserva_id
    where u.codigo = c.codigo) u on true`;

const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** A page of coupons by code, and how many there are: those that may be used some day, or those that are over. Coupons of one person are none. */
export async function listCuponsComUsos(
  db: Reader,
  { termo = '', situacao = 'abertos', pagina }: BuscaCupons,
): Promise<{ total: number; cupons: CupomComUsos[] }> {
  const wanted = sql`dono is null and (codigo like upper(${containing(termo)}) or descricao ilike ${containing(termo)})
    and (situacao = 'encerrado' or coalesce(vigente_ate < ${today}, false)) = ${situacao === 'encerrados'}::boolean`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from cupom where ${wanted}`.execute(db);
  const { rows: cupons } = await sql<CupomComUsos>`
    with c as (select * from cupom where ${wanted} order by codigo
      limit ${POR_PAGINA}::int offset ${linhasAntes(pagina)}::int)
    ${withUsos} order by c.codigo`.execute(db);
  return { total: rows[0]?.total ?? 0, cupons };
}

/** One coupon; undefined where there is none, or it is one person's own. */
export async function findCupomComUsos(db: Reader, codigo: string): Promise<CupomComUsos | undefined> {
  const { rows } = await sql<CupomComUsos>`
    with c as (select * from cupom where codigo = ${codigo} and dono is null) ${withUsos}`.execute(db);
  return rows[0];
}

/** Inserts a coupon. @returns undefined where its code is taken. */
export const insertCupom = (tx: Tx, cupom: Insertable<Tables['cupom']>): Promise<Cupom | undefined> =>
  tx
    .insertInto('cupom')
    .values(cupom)
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Writes the next version of a locked coupon. */
export const updateCupom = (
  tx: Tx,
  { codigo, versao }: Pick<Cupom, 'codigo' | 'versao'>,
  fields: Updateable<Tables['cupom']>,
): Promise<Cupom> =>
  tx
    .updateTable('cupom')
    .set({ ...fields, versao: versao + 1 })
    .where('codigo', '=', codigo)
    .returningAll()
    .executeTakeFirstOrThrow();

/** How many uses a locked coupon has, and how many the person has who used it most. */
export async function countUsosForLimits(tx: Tx, codigo: string): Promise<{ usos: number; da_pessoa: number }> {
  const { rows } = await sql<{ usos: number; da_pessoa: number }>`
    select coalesce(sum(n), 0)::int as usos, coalesce(max(n), 0)::int as da_pessoa
    from (select count(*) as n from cupom_uso where codigo = ${codigo} group by dono) por_pessoa`.execute(tx);
  return rows[0] ?? { usos: 0, da_pessoa: 0 };
}

/**
 * Moves the uses of a locked coupon above these limits to free numbers below: uses that were freed leave gaps, and a limit
 * is compared with numbers. Where there are more uses than numbers, some stay above, and the limits are refused.
 */
export async function closeGapsOfUsos(
  tx: Tx,
  codigo: string,
  { limiteTotal, limitePessoa }: { limiteTotal: number | null; limitePessoa: number },
): Promise<void> {
  if (limiteTotal !== null) {
    await sql`
      update cupom_uso u set uso = livre.n
      from (select uso, row_number() over (order by uso) as k
          from cupom_uso where codigo = ${codigo} and uso > ${limiteTotal}::int) alto
        join (select g as n, row_number() over (order by g) as k from generate_series(1, ${limiteTotal}::int) g
          where not exists (select 1 from cupom_uso x where x.codigo = ${codigo} and x.uso = g)) livre using (k)
      where u.codigo = ${codigo} and u.uso = alto.uso`.execute(tx);
  }
  await sql`
    update cupom_uso u set uso_pessoa = livre.n
    from (select uso, dono, row_number() over (partition by dono order by uso_pessoa) as k
        from cupom_uso where codigo = ${codigo} and uso_pessoa > ${limitePessoa}::int) alto,
      lateral (select n from (
        select g as n, row_number() over (order by g) as k from generate_series(1, ${limitePessoa}::int) g
        where not exists (
          select 1 from cupom_uso x where x.codigo = ${codigo} and x.dono = alto.dono and x.uso_pessoa = g)) f
        where f.k = alto.k) livre
    where u.codigo = ${codigo} and u.uso = alto.uso`.execute(tx);
}

/** Keeps a change with its author; the table takes neither changes nor deletions. */
export const insertMudancaCupom = (tx: Tx, mudanca: Insertable<Tables['cupom_mudanca']>): Promise<unknown> =>
  tx.insertInto('cupom_mudanca').values(mudanca).execute();

/** The changes of a coupon, the newest first, each with its author's name where they have an account. */
export const listMudancasCupom = (db: Reader, codigo: string) =>
  db
    .selectFrom('cupom_mudanca as m')
    .leftJoin('conta as c', 'c.cognito_id', 'm.autor')
    .select((eb) => ['m.versao', 'm.acao', 'm.dados', 'm.em', eb.fn.coalesce('c.nome', 'm.autor').as('autor')])
    .where('m.codigo', '=', codigo)
    .orderBy('m.versao', 'desc')
    .limit(200)
    .execute();
