import { sql } from 'kysely';
import { classeDeCodigo } from '../../src/domain/classe';
import type { Catalogue } from '../viagens/catalogue';
import { toPreco } from '../viagens/preco';
import { stopsOf } from '../viagens/toViagem';
import type { Reader } from '../platform/database/database';
import type { ItemReservado, ReservaDetalhada, TrechoReservado } from './inventory';

/** More holds than anybody has at once. */
const MAX_LISTED = 10;

/** A hold with its seats, prices, and where and when each part runs. */
export async function findReserva(db: Reader, catalogue: Catalogue, id: string): Promise<ReservaDetalhada | undefined> {
  if (!isUuid(id)) return undefined;
  const reserva = await db
    .selectFrom('reserva')
    .select(['id', 'dono', 'situacao', 'expira_em'])
    .select([
      sql<boolean>`expira_em <= now()`.as('passou'),
      sql<number>`greatest(0, ceil(extract(epoch from expira_em - now()) * 1000))::int`.as('restante'),
      sql<boolean>`exists (select 1 from reserva_prorrogacao x where x.reserva_id = reserva.id)
        or exists (select 1 from pedido p where p.reserva_id = reserva.id and p.situacao <> 'reservado')`.as('fixa'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reserva) return undefined;
  const trechos = await findTrechos(db, catalogue, id);
  const isLive = reserva.situacao === 'ativa' && !reserva.passou;
  return {
    id,
    dono: reserva.dono,
    situacao: reserva.situacao,
    expiraEm: reserva.expira_em,
    vencida: reserva.situacao === 'ativa' && reserva.passou,
    restanteMs: isLive ? reserva.restante : 0,
    prorrogavel: isLive && !reserva.fixa,
    trechos,
    totalCentavos: trechos.flatMap(({ itens }) => itens).reduce((sum, { preco }) => sum + preco.totalCentavos, 0),
  };
}

/** The holds of a person that live, newest first: what another tab of theirs has taken. */
export async function listLive(db: Reader, catalogue: Catalogue, dono: string): Promise<ReservaDetalhada[]> {
  const rows = await db
    .selectFrom('reserva')
    .select('id')
    .where('dono', '=', dono)
    .where('situacao', '=', 'ativa')
    .where('expira_em', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const found = [];
  for (const { id } of rows) found.push(await findReserva(db, catalogue, id));
  return found.filter((reserva) => reserva !== undefined);
}

async function findTrechos(db: Reader, catalogue: Catalogue, id: string): Promise<TrechoReservado[]> {
  const parts = await db
    .selectFrom('reserva_trecho as t')
    .innerJoin('partida as p', 'p.id', 't.partida_id')
    .select(['t.n', 't.partida_id', 't.seq_o', 't.seq_d', 'p.linha_id', 'p.saida', 'p.plataforma'])
    .where('t.reserva_id', '=', id)
    .orderBy('t.n')
    .execute();
  const seats = await db
    .selectFrom('reserva_poltrona')
    .selectAll()
    .where('reserva_id', '=', id)
    .orderBy('n')
    .orderBy('poltrona')
    .execute();
  const itensOf = (n: number): ItemReservado[] =>
    seats
      .filter((seat) => seat.n === n)
      .map((seat) => ({ poltrona: seat.poltrona, classe: classeDeCodigo(seat.classe), preco: toPreco(seat) }));
  return parts.map((part) => {
    const trecho = catalogue.trechoDaLinha(part.linha_id, part.seq_o, part.seq_d);
    if (!trecho) throw new Error(`hold ${id} points at a part that is no longer sold`);
    const { codigo, operadora } = trecho.linha;
    return {
      n: part.n,
      viagemId: part.partida_id,
      linha: codigo,
      operadora,
      plataforma: part.plataforma,
      ...stopsOf(part, trecho),
      itens: itensOf(part.n),
    };
  });
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
