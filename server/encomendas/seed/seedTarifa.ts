import type { Database } from '../../platform/database/database';
import { insertTarifa } from '../cotacao/tarifaRepository';

const VIGENTE_DE = '2026-01-01';

/** Price of a parcel up to a distance: a fixed part and one a kilogram. */
const faixas = [
  { ate_km: 100, base_centavos: 1_890, kg_centavos: 90 },
  { ate_km: 300, base_centavos: 2_290, kg_centavos: 140 },
  { ate_km: 600, base_centavos: 2_790, kg_centavos: 210 },
  { ate_km: 1_000, base_centavos: 3_490, kg_centavos: 320 },
  { ate_km: 1_800, base_centavos: 4_490, kg_centavos: 460 },
  { ate_km: 6_000, base_centavos: 5_990, kg_centavos: 640 },
];

const regra = {
  cubagem: 6_000,
  seguro_bps: 80,
  seguro_minimo_centavos: 250,
  volume_centavos: 600,
  cotacao_horas: 24,
  postagem_dias: 5,
  antecedencia_min: 90,
  retirada_dias: 7,
  armazenagem_dia_centavos: 350,
};

/** Inserts the prices of parcels of the test environment; prices that exist are left as they are. */
export const seedTarifa = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction((tx) =>
    insertTarifa(
      tx,
      faixas.map((faixa) => ({ ...faixa, vigente_de: VIGENTE_DE })),
      { ...regra, vigente_de: VIGENTE_DE },
    ),
  );
