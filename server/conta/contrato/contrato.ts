import type { Database } from '../../platform/database/database';
import { insertContratos } from './contratoRepository';
import { CONTRATO_V1 } from './contratoV1';

/** Every published version, oldest first; a published version never changes. */
const versions: readonly { versao: number; conteudo: string; vigente_de: string }[] = [
  { versao: 1, conteudo: CONTRATO_V1, vigente_de: '2026-01-01T00:00:00-03:00' },
];

/** Inserts the versions that the database does not have yet. */
export async function seedContrato({ db }: Database): Promise<void> {
  await insertContratos(db, versions);
}
