import { sql } from 'kysely';
import { LIMITES } from '../../src/domain/encomenda';
import { erroVolume } from '../../src/domain/encomenda';
import type { FaixaFrete, RegraFrete } from '../../src/domain/freteEncomenda';
import type { Dia } from '../../src/domain/data';
import type { Volume } from '../../src/domain/wire/encomendas';
import type { Reader } from '../platform/database/database';
import { badRequest } from '../platform/http/problem';

/** The day that it is at the company's seat, by the database's clock. */
export const today = sql<Dia>`(now() at time zone 'America/Sao_Paulo')::date`;

/** What a parcel costs and how it is kept, as the rows of one day say. */
export interface Tariff {
  faixa: FaixaFrete;
  regra: RegraFrete;
  cotacaoHoras: number;
  postagemDias: number;
  antecedenciaMin: number;
  retiradaDias: number;
  armazenagemDiaCentavos: number;
}

/** The rows in force on a day, today unless told; beyond the farthest distance its price holds. */
export async function findTariff(reader: Reader, km: number, dia?: Dia): Promise<Tariff> {
  const on = dia === undefined ? today : sql<Dia>`${dia}::date`;
  const regra = await reader
    .selectFrom('encomenda_regra')
    .selectAll()
    .where('vigente_de', '<=', on)
    .orderBy('vigente_de', 'desc')
    .executeTakeFirstOrThrow();
  const faixas = await reader
    .selectFrom('encomenda_faixa')
    .selectAll()
    .where('vigente_de', '=', (eb) =>
      eb
        .selectFrom('encomenda_faixa')
        .where('vigente_de', '<=', on)
        .select((inner) => inner.fn.max('vigente_de').as('de')),
    )
    .orderBy('ate_km')
    .execute();
  const faixa = faixas.find(({ ate_km }) => km <= ate_km) ?? faixas.at(-1);
  if (!faixa) throw new Error('no price for parcels is in force');
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

/** Refuses what our holds do not take, naming the volume. */
export function requireFit(volumes: readonly Volume[]): void {
  volumes.forEach((volume, i) => {
    const erro = erroVolume(volume);
    if (erro !== null) throw badRequest('VOLUME_RECUSADO', `Volume ${i + 1}: ${erro}`, `volumes.${i}`);
  });
  if (volumes.length > LIMITES.volumes) throw badRequest('VOLUME_RECUSADO', 'São volumes demais', 'volumes');
}
