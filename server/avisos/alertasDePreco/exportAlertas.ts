import type { AlertaExportado } from '../../../src/domain/wire/avisos/alertasDePreco';
import type { Reader } from '../../platform/database/database';
import { listAlertaRows } from './alertaRepository';

/** All alerts of a person, those that were told included, for the copy of their data. */
export const exportAlertas = async (reader: Reader, dono: string): Promise<AlertaExportado[]> =>
  (await listAlertaRows(reader, dono, 'todos')).map((row) => ({
    localidadeOrigem: String(row.origem_id),
    localidadeDestino: String(row.destino_id),
    data: row.data,
    vistoCentavos: row.visto_centavos,
    criadoEm: row.criado_em.toISOString(),
    avisadoEm: row.avisado_em?.toISOString() ?? null,
  }));
