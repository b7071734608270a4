import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

/** Coupons of the test environment, one of each kind. */
const cupons: readonly Insertable<Tables['cupom']>[] = [
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

/** Puts them there; harmless where they are. */
export async function seedCupons({ db }: Database): Promise<void> {
  await db
    .insertInto('cupom')
    .values([...cupons])
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .execute();
}
