import { erroVolume, LIMITES } from '../../../src/domain/encomendas/encomenda';
import type { FaixaFrete, RegraFrete } from '../../../src/domain/encomendas/freteEncomenda';
import type { Dia } from '../../../src/domain/base/data';
import type { Volume } from '../../../src/domain/wire/encomendas/encomendas';
import type { Reader } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import { findRegra, listFaixas } from './tarifaRepository';

/** Prices and terms of parcels on one day. */
export interface Tariff {
  faixa: FaixaFrete;
  regra: RegraFrete;
  cotacaoHoras: number;
  postagemDias: number;
  antecedenciaMin: number;
  retiradaDias: number;
  armazenagemDiaCentavos: number;
}

/**
 * The tariff in force on a day, by default today; distances beyond the last band cost as much as that band. Refuses where
 * the company has published no price.
 */
export async function findTariff(reader: Reader, km: number, dia?: Dia): Promise<Tariff> {
  const regra = await findRegra(reader, dia);
  const faixas = await listFaixas(reader, dia);
  const faixa = faixas.find(({ ate_km }) => km <= ate_km) ?? faixas.at(-1);
  if (!regra || !faixa) {
    throw conflict('ENCOMENDAS_SEM_PRECO', 'O envio de encomendas ainda não começou: não há preço publicado.');
  }
  return {
    faixa: { baseCentavos: faixa.base_centavos, kgCentavos: faixa.kg_centavos },
    regra: {
      cubagem: regra.cubagem,
      seguroBps: regra.seguro_bps,
      seguroMinimoCentavos: regra.seguro_minimo_centavos,
      volumeCentavos: regra.volume_centavos,
    },
    cotacaoHoras: regra.cotacao_horas,
    postagemDias: regra.postagem_dias,
    antecedenciaMin: regra.antecedencia_min,
    retiradaDias: regra.retirada_dias,
    armazenagemDiaCentavos: regra.armazenagem_dia_centavos,
  };
}

/** Refuses volumes that exceed the limits of our holds, naming the volume. */
export function requireFit(volumes: readonly Volume[]): void {
  volumes.forEach((volume, i) => {
    const erro = erroVolume(volume);
    if (erro !== null) throw badRequest('VOLUME_RECUSADO', `Volume ${i + 1}: ${erro}`, `volumes.${i}`);
  });
  if (volumes.length > LIMITES.volumes) throw badRequest('VOLUME_RECUSADO', 'São volumes demais', 'volumes');
}
