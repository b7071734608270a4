import type { Database } from '../../platform/database/database';
import { insertCupons } from './cupomRepository';

/** Coupons of the test environment, one of each kind. */
const cupons: Parameters<typeof insertCupons>[1] = [
  {
    codigo: 'BEMVINDO10',
    descricao: '10% na primeira compra',
    vigente_de: '2026-01-01',
    percentual: 10,
    primeira_compra: true,
  },
  {
    codigo: 'VERAO25',
    descricao: 'R$ 25,00 em compras a partir de R$ 100,00',
    vigente_de: '2026-01-01',
    valor_centavos: 2_500,
    minimo_centavos: 10_000,
    limite_pessoa: 3,
  },
  {
    codigo: 'FAMILIA15',
    descricao: '15%, até R$ 60,00',
    vigente_de: '2026-01-01',
    percentual: 15,
    teto_centavos: 6_000,
    limite_total: 500,
    limite_pessoa: 5,
  },
  {
    codigo: 'CORTESIA',
    descricao: 'Passagem cortesia',
    vigente_de: '2026-01-01',
    percentual: 100,
    limite_total: 50,
    limite_pessoa: 2,
  },
  {
    codigo: 'NATAL2025',
    descricao: '20% no Natal de 2025',
    vigente_de: '2025-12-01',
    vigente_ate: '2025-12-31',
    percentual: 20,
  },
];

/** Inserts the coupons of the test environment; harmless where they exist. */
export const seedCupons = ({ db }: Database): Promise<void> => insertCupons(db, cupons);
