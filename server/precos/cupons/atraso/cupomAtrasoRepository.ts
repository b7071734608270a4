/** Reads `pedido`, `pedido_item`, `bilhete`, `conta` of other rooms: who travels on a departure by an order of their own. */
import { type RawBuilder, sql } from 'kysely';
import type { CupomExportado, MotivoDoCupom } from '../../../../src/domain/wire/conta/cupons';
import type { Dia } from '../../../../src/domain/base/data';
import type { Parada } from '../../../../src/domain/wire/viagens/viagens';
import type { Language } from '../../../../src/words/language';
import type { Reader, Tx } from '../../../platform/database/database';
import { today } from '../../../platform/database/today';
import type { Atrasada } from '../../../viagens/status/partidaAtrasadaRepository';

/** An order with a valid ticket on a late departure, its owner, and the trip as it was sold. */
export interface PedidoAtrasado {
  pedidoId: string;
  dono: string;
  nome: string;
  email: string;
  /** The language of the purchase. */
  idioma: Language;
  partida: Parada;
  chegada: Parada;
}

/**
 * Orders of the shop that have a valid ticket on a departure and no coupon for it, of owners who have an account. Orders of
 * after the word of operations knew of the delay, or came out of one that has its coupon. The accounts are held until the transaction
 * ends: one that is being deleted is gone before this list or finds the coupons that come of it.
 */
export async function listPedidosAtrasados(tx: Tx, { partidaId, desde }: Atrasada): Promise<PedidoAtrasado[]> {
  const { rows } = await sql<PedidoAtrasado>`
    select a.*, c.nome, c.email from (select distinct on (p.id) p.id as "pedidoId", p.dono, p.idioma,
      i.viagem->'partida' as partida, i.viagem->'chegada' as chegada
    from pedido_item i
      join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao in ('emitido','embarcado','nao_embarcou')
      join pedido p on p.id = i.pedido_id and p.canal = 1 and p.criado_em < ${desde}::timestamptz
    where i.viagem_id = ${partidaId}::bigint and not exists (
      select 1 from cupom_atraso d where d.pedido_id = p.id and d.partida_id = i.viagem_id)
    order by p.id, i.n) a
      join conta c on c.cognito_id = a.dono
    order by a."pedidoId" for share of c`.execute(tx);
  return rows;
}

/** A coupon for an order whose coach left late. */
export interface NovoCupomAtraso {
  codigo: string;
  pedidoId: string;
  partidaId: string;
  dono: string;
  descricao: string;
  percentual: number;
  tetoCentavos: number;
  vigenteDe: Dia;
  vigenteAte: Dia;
  atrasoMinutos: number;
}

/** Gives an order its coupon for a departure. @returns false where it has one, also by a parallel transaction. */
export async function insertCupomAtraso(tx: Tx, novo: NovoCupomAtraso): Promise<boolean> {
  const { rows } = await sql`
    with dado as (
      insert into cupom_atraso(pedido_id, partida_id, codigo, atraso_min)
      values (${novo.pedidoId}::uuid, ${novo.partidaId}::bigint, ${novo.codigo}, ${novo.atrasoMinutos}::int)
      on conflict (pedido_id, partida_id) do nothing returning codigo)
    insert into cupom(codigo, descricao, vigente_de, vigente_ate, percentual, teto_centavos, limite_total, limite_pessoa, dono)
    select codigo, ${novo.descricao}, ${novo.vigenteDe}::date, ${novo.vigenteAte}::date, ${novo.percentual}::smallint,
      ${novo.tetoCentavos}::int, 1, 1, ${novo.dono}
    from dado returning codigo`.execute(tx);
  return rows.length > 0;
}

/** The delay for which a coupon was given, by the way that was sold; null for other coupons. */
export const motivoDoCupom = (
  codigo: RawBuilder<unknown>,
): RawBuilder<MotivoDoCupom | null> => sql<MotivoDoCupom | null>`
  (select jsonb_build_object('tipo', 'atraso', 'origem', i.viagem->'partida'->'localidade'->>'nome',
      'destino', i.viagem->'chegada'->'localidade'->>'nome', 'dia', i.viagem->'partida'->>'dia')
    from cupom_atraso d join pedido_item i on i.pedido_id = d.pedido_id and i.viagem_id = d.partida_id
    where d.codigo = ${codigo} order by i.n limit 1)`;

/** A person's own coupons, those that end first before the others. */
export async function listCuponsDe(reader: Reader, dono: string): Promise<CupomExportado[]> {
  const { rows } = await sql<Omit<CupomExportado, 'motivo'> & { motivo: MotivoDoCupom | null }>`
    select c.codigo, c.descricao, ${motivoDoCupom(sql.ref('c.codigo'))} as motivo, c.percentual, c.teto_centavos as "tetoCentavos", c.vigente_ate::text as "validoAte",
      case when exists (select 1 from cupom_uso u where u.codigo = c.codigo and u.expira_em is null) then 'usado'
        when c.situacao = 'ativo' and c.vigente_ate >= ${today} then 'disponivel' else 'vencido' end as situacao
    from cupom c where c.dono = ${dono} order by c.vigente_ate, c.codigo`.execute(reader);
  return rows.map(({ motivo, ...cupom }) => ({ ...cupom, ...(motivo && { motivo }) }));
}

/** Ends a person's own coupons and gives them to `newDono`, who is nobody. */
export const endCuponsOf = (tx: Tx, dono: string, newDono: string): Promise<unknown> =>
  tx.updateTable('cupom').set({ dono: newDono, situacao: 'encerrado' }).where('dono', '=', dono).execute();

/** Takes the owner off coupons that could be used for the last time so many days ago. */
export const forgetDonosOfOldCupons = (db: Reader, dias: number): Promise<unknown> =>
  sql`update cupom set dono = '' where dono <> '' and vigente_ate < ${today} - ${dias}::int`.execute(db);
