/** Reads `partida` of `viagens` too: a hold is judged and priced by its departures as they stand. */
import { sql } from 'kysely';
import { unseenList } from '../../platform/database/unseenList';
import type { Read } from '../../platform/http/idempotency/atOnce';
import type { Partida } from '../../viagens/partidaRepository';

/** A part of a line that a departure may run. */
export interface PossibleParte {
  /** 0 the way out, 1 the way back. */
  n: number;
  partidaId: string;
  linhaId: number;
  seqO: number;
  seqD: number;
}

/** A departure between two of its stops, with what is sold of it. */
export interface ParteRow extends Partida {
  n: number;
  /** The seats that somebody has on some leg; null where nobody has any. */
  tomadas: number[] | null;
  /** Those of the wanted seats that the buyer's own other holds have; null where they have none. */
  proprias: number[] | null;
  /** Promotional seats that are held or sold on the whole departure, by rule; null where there are none. */
  vagas: Readonly<Record<string, number>> | null;
  /** The version of the rules of fares. */
  tarifas: string;
}

/** The buyer, and the seats that they want on all parts. */
interface Quem {
  dono: string;
  poltronas: readonly number[];
}

/** The departures of a hold, each with the part of its line. */
export const readPartes = (
  partes: readonly PossibleParte[],
  regraIds: readonly string[],
  { dono, poltronas }: Quem,
): Read<ParteRow> => ({
  columns: [
    'n',
    'id',
    'linha_id',
    'saida',
    'layout_id',
    'situacao',
    'plataforma',
    'fora_de_venda',
    'agora',
    'tomadas',
    'proprias',
    'vagas',
    'tarifas',
  ],
  rows: sql`
    select t.n, p.id, p.linha_id, p.saida, p.layout_id, p.situacao, p.plataforma, p.fora_de_venda, now() as agora,
      (select array_agg(distinct o.poltrona) from ocupacao o
        where o.partida_id = p.id and o.perna >= t.seq_o and o.perna < t.seq_d
          and (o.expira_em is null or o.expira_em > now())) as tomadas,
      (select array_agg(distinct o.poltrona) from ocupacao o join reserva r on r.id = o.reserva_id and r.dono = ${dono}
        where o.partida_id = p.id and o.perna >= t.seq_o and o.perna < t.seq_d and o.expira_em > now()
          and o.poltrona in (select unnest(${unseenList('int', poltronas)}))) as proprias,
      (select json_object_agg(regra_id, n) from (
        select v.regra_id, count(*) as n from tarifa_vaga v
        where v.partida_id = p.id and v.regra_id = any(${[...regraIds]}::uuid[])
          and (v.expira_em is null or v.expira_em > now())
        group by v.regra_id) vaga) as vagas,
      coalesce((select versao from semente where nome = 'tarifas'), '') as tarifas
    from unnest(
      ${unseenList(
        'int',
        partes.map(({ n }) => n),
      )},
      ${unseenList(
        'bigint',
        partes.map(({ partidaId }) => partidaId),
      )},
      ${unseenList(
        'int',
        partes.map(({ linhaId }) => linhaId),
      )},
      ${unseenList(
        'int',
        partes.map(({ seqO }) => seqO),
      )},
      ${unseenList(
        'int',
        partes.map(({ seqD }) => seqD),
      )}
    ) as t(n, id, linha_id, seq_o, seq_d)
    join partida p on p.id = t.id and p.linha_id = t.linha_id`,
});
