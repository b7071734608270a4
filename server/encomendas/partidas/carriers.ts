import { CARGA_POR_PARTIDA_GRAMAS } from '../../../src/domain/encomendas/encomenda';
import type { PartidaEncomenda } from '../../../src/domain/wire/encomendas/encomendas';
import type { Catalogue } from '../../viagens/catalogue';
import { plusMinutes } from '../../viagens/localTime';
import { findPartidas } from '../../viagens/partidaRepository';
import { stopsOf, toParada } from '../../viagens/busca/toViagem';
import type { Reader } from '../../platform/database/database';
import { loadOf } from './cargaRepository';
import { databaseNow } from '../../platform/database/databaseNow';

/** Criteria for the departures that could carry a parcel. */
export interface Carriage {
  origem: string;
  destino: string;
  gramas: number;
  /** Minutes from now of the earliest departure; negative for a coach that is being loaded. */
  desdeMin: number;
  /** Minutes before its departure until which a coach accepts a parcel from the counter. */
  antecedenciaMin: number;
}

const HORIZON_MIN = 7 * 24 * 60;
const SHOWN = 4;

/** The next departures that have room for a parcel, in order of departure. */
export async function findCarriers(db: Reader, catalogue: Catalogue, wanted: Carriage): Promise<PartidaEncomenda[]> {
  const { origem, destino, gramas, desdeMin, antecedenciaMin } = wanted;
  const trechos = catalogue.trechos(origem, destino);
  const now = await databaseNow(db);
  const [desde, ate] = [plusMinutes(now, desdeMin), plusMinutes(now, HORIZON_MIN)];
  const all = await findPartidas(db, trechos, desde, ate, 'todas');
  const running = all.filter(({ situacao }) => situacao === 'programada').slice(0, SHOWN * 5);
  const loaded = await loadOf(
    db,
    running.map(({ id }) => id),
  );
  return running
    .filter(({ id }) => (loaded.get(id) ?? 0) + gramas <= CARGA_POR_PARTIDA_GRAMAS)
    .slice(0, SHOWN)
    .flatMap((partida) => {
      const trecho = trechos.find(({ linha }) => linha.id === partida.linha_id);
      if (!trecho) return [];
      const leaves = plusMinutes(partida.saida, trecho.origem.sai);
      const entregarAte = toParada(trecho.origem.localidade, plusMinutes(leaves, -antecedenciaMin)).instante;
      return [{ viagemId: partida.id, linha: trecho.linha.codigo, ...stopsOf(partida, trecho), entregarAte }];
    });
}
