import { sql } from 'kysely';
import { situacaoDe } from '../../src/domain/situacaoEncomenda';
import type { EncomendaBalcao, EncomendaResumo } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Reader } from '../platform/database/database';
import { findCarriers } from './carriers';
import type { OperatorRow } from '../agencia/operadores/operadorRepository';
import { CARREGADA_ATE_MIN } from './move';
import { requireParcel } from './parcelRows';
import { reachesParcel } from './reach';
import { coachOf, eventAt, eventsOf, pickupOf, placeOf, toPrePostada } from './parcelView';

const SHOWN = 50;

/** A parcel with all that the counter needs for its next step. */
export async function showParcel(reader: Reader, catalogue: Catalogue, codigo: string): Promise<EncomendaBalcao> {
  const parcel = await requireParcel(reader, codigo);
  const handed = eventAt(parcel, 5);
  return {
    ...toPrePostada(parcel, catalogue),
    situacao: parcel.situacao,
    eventos: eventsOf(parcel, catalogue),
    partidas:
      parcel.situacao === 'postada'
        ? await findCarriers(reader, catalogue, {
            origem: String(parcel.quote.origem_id),
            destino: String(parcel.quote.destino_id),
            gramas: (parcel.charge?.pesos ?? parcel.quote.pesos).realGramas,
            desdeMin: -CARREGADA_ATE_MIN / 12,
            antecedenciaMin: 0,
          })
        : [],
    viagem: parcel.situacao === 'em_transporte' ? await coachOf(reader, parcel, catalogue) : null,
    retirada: await pickupOf(reader, parcel),
    recebedor:
      handed?.recebedor_nome && handed.recebedor_final
        ? { nome: handed.recebedor_nome, documentoFinal: handed.recebedor_final }
        : null,
  };
}

/** The parcels of an operator's establishment on which something is still to be done, the latest moved first; no names. */
export async function listParcels(
  reader: Reader,
  catalogue: Catalogue,
  operator: OperatorRow,
): Promise<EncomendaResumo[]> {
  const { rows } = await sql<{
    codigo: string;
    ordem: number;
    em: Date;
    origem_id: number;
    destino_id: number;
    volumes: number;
  }>`
    select e.codigo, v.ordem, v.em, q.origem_id, q.destino_id, jsonb_array_length(q.volumes) as volumes
    from encomenda_evento v
    join encomenda e on e.id = v.encomenda_id
    join encomenda_cotacao q on q.id = e.cotacao_id
    where ${reachesParcel(operator)} and v.ordem < 5 and not exists (
      select 1 from encomenda_evento later where later.encomenda_id = v.encomenda_id and later.ordem > v.ordem)
    order by v.em desc, e.id desc
    limit ${SHOWN}::int`.execute(reader);
  return rows.map((row) => ({
    codigo: row.codigo,
    situacao: situacaoDe(row.ordem),
    origem: placeOf(catalogue, row.origem_id),
    destino: placeOf(catalogue, row.destino_id),
    volumes: row.volumes,
    em: row.em.toISOString(),
  }));
}
