import type { Reader } from '../platform/database/database';

/** The travel insurance in force on a day; undefined where none is sold. */
export const findSeguro = (
  reader: Reader,
  hoje: string,
): Promise<{ valor_centavos: number; cobertura: string } | undefined> =>
  reader
    .selectFrom('seguro_viagem')
    .select(['valor_centavos', 'cobertura'])
    .where('vigente_de', '<=', hoje)
    .orderBy('vigente_de', 'desc')
    .limit(1)
    .executeTakeFirst();
