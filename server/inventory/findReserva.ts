import { sql } from 'kysely';
import { classeDeCodigo } from '../../src/domain/classe';
import type { Catalogue } from '../catalogue/catalogue';
import { toPreco } from '../catalogue/preco';
import { stopsOf } from '../catalogue/toViagem';
import type { Reader } from '../database/database';
import type { ItemReservado, ReservaDetalhada, TrechoReservado } from './inventory';

/** A hold with its seats, prices, and where and when each part runs. */
export async function findReserva(db: Reader, catalogue: Catalogue, id: string): Promise<ReservaDetalhada | undefined> {
  if (!isUuid(id)) return undefined;
  const reserva = await db
    .selectFrom('reserva')
    .select(['id', 'dono', 'situacao', 'expira_em'])
    .select(sql<boolean>`expira_em <= now()`.as('passou'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reserva) return undefined;
  const trechos = await findTrechos(db, catalogue, id);
  return {
    id,
    dono: reserva.dono,
    situacao: reserva.situacao,
    expiraEm: reserva.expira_em,
    vencida: reserva.situacao === 'ativa' && reserva.passou,
    trechos,
    totalCentavos: trechos.flatMap(({ itens }) => itens).reduce((sum, { preco }) => sum + preco.totalCentavos, 0),
  };
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
