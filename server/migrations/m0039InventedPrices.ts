import { sql, type Kysely, type Migration } from 'kysely';

// The first prices of the travel insurance and of parcels were invented for demonstrations, and came by migrations into
// every installation. A demonstration inserts them again when it starts (`precos/seedSeguro.ts`,
// `encomendas/seed/seedTarifa.ts`). Quotes of parcels name the day of their prices, so these stay where one was asked.
const statements = `
delete from seguro_viagem where vigente_de = '2020-01-01' and valor_centavos = 590;
delete from encomenda_faixa where vigente_de = '2026-01-01' and not exists (select 1 from encomenda_cotacao);
delete from encomenda_regra where vigente_de = '2026-01-01' and not exists (select 1 from encomenda_cotacao);
`;

/** Takes the invented prices out of installations; a company sells neither until it has prices of its own. */
export const m0039InventedPrices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statements).execute(db);
  },
};
