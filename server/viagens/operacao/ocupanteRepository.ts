/** Reads `ocupacao`, `reserva_poltrona`, `reserva_trecho`, `pedido` of other rooms: who has which seat of a departure. */
import { sql } from 'kysely';
import type { Ocupante } from '../../../src/domain/viagens/trocaOnibus/ocupante';
import { classeDeCodigo, type CodigoClasse } from '../../../src/domain/viagens/classe';
import type { Reader } from '../../platform/database/database';
import { recursoPoltrona } from '../recursoPoltrona';

/** A taken seat with the order that it belongs to. */
export interface Lugarado extends Ocupante {
  reservaId: string;
  trecho: number;
  /** Null for a hold without an order. */
  localizador: string | null;
}

interface Row {
  reserva_id: string;
  poltrona: number;
  trecho: number;
  seq_o: number;
  seq_d: number;
  classe: CodigoClasse;
  localizador: string | null;
  original: number | null;
  acessivel: boolean;
  mulheres: boolean;
  vetadas: number[];
}

/** Everybody who has a seat of a departure now, with the seat and the rights of the purchase. */
export async function listOcupantes(db: Reader, partidaId: string): Promise<Lugarado[]> {
  const { rows } = await sql<Row>`
    select o.reserva_id, o.poltrona, t.n as trecho, t.seq_o, t.seq_d, rp.classe, d.localizador,
      nullif(m.original, o.poltrona) as original,
      coalesce(m.acessivel, (l.recursos & ${recursoPoltrona.acessivel}::int) <> 0, false) as acessivel,
      coalesce(m.mulheres, (l.recursos & ${recursoPoltrona.preferencialMulheres}::int) <> 0, false) as mulheres,
      array(select velha.poltrona::int from reserva_poltrona velha
        where velha.reserva_id = o.reserva_id and velha.n = t.n and not exists (
          select 1 from ocupacao viva where viva.partida_id = o.partida_id and viva.reserva_id = o.reserva_id
            and viva.poltrona = velha.poltrona)
        order by velha.poltrona) as vetadas
    from (select distinct partida_id, reserva_id, poltrona from ocupacao
      where partida_id = ${partidaId}::bigint and (expira_em is null or expira_em > now())) o
    join partida p on p.id = o.partida_id
    join reserva_trecho t on t.reserva_id = o.reserva_id and t.partida_id = o.partida_id
    join reserva_poltrona rp on rp.reserva_id = o.reserva_id and rp.n = t.n and rp.poltrona = o.poltrona
    left join layout_poltrona l on l.layout_id = p.layout_id and l.poltrona = o.poltrona
    left join pedido d on d.reserva_id = o.reserva_id
    left join lateral (select original, acessivel, mulheres from mudanca_poltrona m
      where m.reserva_id = o.reserva_id and m.trecho = t.n and m.para = o.poltrona
      order by m.em desc limit 1) m on true
    order by o.poltrona, t.seq_o, o.reserva_id`.execute(db);
  return rows.map((row) => ({
    id: `${row.reserva_id}/${row.poltrona}`,
    reservaId: row.reserva_id,
    grupo: row.reserva_id,
    trecho: row.trecho,
    poltrona: row.poltrona,
    classe: classeDeCodigo(row.classe),
    original: row.original,
    acessivel: row.acessivel,
    mulheres: row.mulheres,
    seqO: row.seq_o,
    seqD: row.seq_d,
    vetadas: row.vetadas,
    localizador: row.localizador,
  }));
}
