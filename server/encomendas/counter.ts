import { situacaoDe } from '../../src/domain/situacaoEncomenda';
import type { EncomendaBalcao, EncomendaResumo } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Reader } from '../platform/database/database';
import { findCarriers } from './carriers';
import type { OperatorRow } from '../agencia/operadores/operadorRepository';
import { CARREGADA_ATE_MIN } from './move';
import { requireParcel } from './requireParcel';
import { listEncomendasEmAndamento } from './alcanceRepository';
import { coachOf, eventAt, eventsOf, pickupOf, placeOf, toPrePostada } from './parcelView';

const SHOWN = 50;

/** A parcel with everything that the counter needs for its next step. */
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

/** The unfinished parcels of an operator's establishment, the latest event first, without names. */
export async function listParcels(
  reader: Reader,
  catalogue: Catalogue,
  operator: OperatorRow,
): Promise<EncomendaResumo[]> {
  const rows = await listEncomendasEmAndamento(reader, operator, SHOWN);
  return rows.map((row) => ({
    codigo: row.codigo,
    situacao: situacaoDe(row.ordem),
    origem: placeOf(catalogue, row.origem_id),
    destino: placeOf(catalogue, row.destino_id),
    volumes: row.volumes,
    em: row.em.toISOString(),
  }));
}
