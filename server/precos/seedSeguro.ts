import type { Database } from '../platform/database/database';
import { insertSeguro } from './seguroRepository';

/** Inserts the travel insurance of the test environment; one that exists is left as it is. */
export const seedSeguro = ({ db }: Pick<Database, 'db'>): Promise<void> =>
  insertSeguro(db, {
    vigente_de: '2020-01-01',
    valor_centavos: 590,
    cobertura: 'Despesas médicas de até R$ 10.000,00 e bagagem de até R$ 1.000,00 por passageiro',
  });
