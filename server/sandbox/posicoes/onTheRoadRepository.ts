/** Reads `partida_posicao`, `partida`, `partida_status`, `linha_parada` and `localidade` of other rooms: coaches that somebody asks for. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { isPedida } from '../../viagens/posicao/posicaoRepository';

/** A stop of a coach; minutes count from its start. */
export interface StopOnTheRoad {
  lat: number;
  lon: number;
  chega: number;
  sai: number;
}

/** A coach that somebody asks for, with its stops in order. */
export interface OnTheRoad {
  id: string;
  /** How long ago it should have left, in minutes; negative before it leaves. */
  minutos: number;
  /** Minutes late by operations; null where they said nothing. */
  atraso: number | null;
  paradas: StopOnTheRoad[];
}

/** The coaches that somebody asks for now. */
export async function listOnTheRoad(db: Reader): Promise<OnTheRoad[]> {
  const { rows } = await sql<OnTheRoad>`
    select p.id, (extract(epoch from now() - p.saida) / 60)::float8 as minutos, s.atraso_min as atraso,
      (select json_agg(json_build_object('lat', l.lat, 'lon', l.lon, 'chega', o.minutos,
          'sai', o.minutos + o.parada_min) order by o.seq)
        from linha_parada o join localidade l on l.id = o.localidade_id where o.linha_id = p.linha_id) as paradas
    from partida_posicao q
    join partida p on p.id = q.partida_id and p.situacao = 'programada'
    left join partida_status s on s.partida_id = p.id
    where ${isPedida}`.execute(db);
  return rows;
}
