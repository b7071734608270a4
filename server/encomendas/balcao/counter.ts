import { situacaoDe } from '../../../src/domain/encomendas/situacaoEncomenda';
import type { EncomendaBalcao, EncomendaResumo } from '../../../src/domain/wire/encomendas/encomendas';
import type { Catalogue } from '../../viagens/catalogue';
import type { Reader } from '../../platform/database/database';
import { findCarriers } from '../partidas/carriers';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import { CARREGADA_ATE_MIN } from './move';
import { requireEncomenda } from '../requireEncomenda';
import { listEncomendasEmAndamento } from './alcanceRepository';
import { coachOf, eventAt, eventsOf, pickupOf, placeOf, toPrePostada } from '../encomendaView';

const SHOWN = 50;

/** A parcel with everything that the counter needs for its next step. */
export async function showEncomenda(reader: Reader, catalogue: Catalogue, codigo: string): Promise<EncomendaBalcao> {
  const encomenda = await requireEncomenda(reader, codigo);
  const handed = eventAt(encomenda, 5);
  return {
    ...toPrePostada(encomenda, catalogue),
    situacao: encomenda.situacao,
    eventos: eventsOf(encomenda, catalogue),
    partidas:
      encomenda.situacao === 'postada'
        ? await findCarriers(reader, catalogue, {
            origem: String(encomenda.cotacao.origem_id),
            destino: String(encomenda.cotacao.destino_id),
            gramas: (encomenda.charge?.pesos ?? encomenda.cotacao.pesos).realGramas,
            desdeMin: -CARREGADA_ATE_MIN / 12,
            antecedenciaMin: 0,
          })
        : [],
    viagem: encomenda.situacao === 'em_transporte' ? await coachOf(reader, encomenda, catalogue) : null,
    retirada: await pickupOf(reader, encomenda),
    recebedor:
      handed?.recebedor_nome && handed.recebedor_final
        ? { nome: handed.recebedor_nome, documentoFinal: handed.recebedor_final }
        : null,
  };
}

/** The unfinished parcels of an operator's establishment, the latest event first, without names. */
export async function listEncomendas(
  reader: Reader,
  catalogue: Catalogue,
  operadora: OperadorRow,
): Promise<EncomendaResumo[]> {
  const rows = await listEncomendasEmAndamento(reader, operadora, SHOWN);
  return rows.map((row) => ({
    codigo: row.codigo,
    situacao: situacaoDe(row.ordem),
    origem: placeOf(catalogue, row.origem_id),
    destino: placeOf(catalogue, row.destino_id),
    volumes: row.volumes,
    em: row.em.toISOString(),
  }));
}
