import type { Exportacao } from '../../src/domain/wire/conta/exportacao';
import type { Reader } from '../platform/database/database';
import { listEncomendasByEmail } from './encomendaRepository';

const PAPEIS = ['remetente', 'destinatario'] as const;

/** The data that the owner of an address (in lower case) gave in parcels, without the other person's. */
export async function listEncomendasOf(reader: Reader, email: string): Promise<Exportacao['encomendas']> {
  const found: Exportacao['encomendas'] = [];
  for (const papel of PAPEIS) {
    const rows = await listEncomendasByEmail(reader, papel, email);
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
