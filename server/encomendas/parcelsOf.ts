import { sql } from 'kysely';
import type { Exportacao } from '../../src/domain/wire/exportacao';
import type { Reader } from '../platform/database/database';

const PAPEIS = ['remetente', 'destinatario'] as const;

/** What an address (in lower case) told of itself in parcels; nothing of the other person. */
export async function listParcelsOf(reader: Reader, email: string): Promise<Exportacao['encomendas']> {
  const found: Exportacao['encomendas'] = [];
  for (const papel of PAPEIS) {
    const rows = await reader
      .selectFrom('encomenda')
      .select(['codigo', 'criado_em', `${papel} as parte`])
      .where(sql`lower(${sql.ref(papel)}->>'email')`, '=', email)
      .orderBy('id')
      .execute();
    for (const { codigo, criado_em, parte } of rows) {
      const { nome, documento, celular, email: escrito = email } = parte;
      found.push({
        codigo,
        criadaEm: criado_em.toISOString(),
        papel,
        nome,
        documento: documento.numero,
        celular,
        email: escrito,
      });
    }
  }
  return found;
}
