import type { Readable } from 'node:stream';
import type { Tx } from '../../platform/database/database';
import type { GtfsFile } from '../../publicacao/gtfs/gtfsFile';
import { zipOf } from '../../publicacao/gtfs/zipOf';
import { lockTimetable } from '../../viagens/horarioRepository';
import { insertOrigens, readCatalogoAtual } from '../catalogoAtualRepository';
import type { CatalogoAtual, Origem } from '../plano/tabelas';
import { arquivosGtfs, type Exportado } from './arquivosGtfs';
import { arquivosItape } from './arquivosItape';
import { listLinhasInteiras } from './linhaRows';
import { createNomes } from './nomes';
import { exportOnibus } from './onibusExportados';
import { exportRotas } from './rotasExportadas';
import { exportServicos } from './servicosExportados';

/**
 * The catalogue as a zip that an import takes: GTFS Schedule, and our files in it. Rows that no feed has named get a name
 * for good, so that an import of the file finds them again and changes nothing. Undefined without a line for sale.
 */
export async function exportCatalogo(tx: Tx, publicUrl: string): Promise<Readable | undefined> {
  await lockTimetable(tx);
  const { arquivos, novas } = composeArquivos(await readCatalogoAtual(tx), publicUrl);
  if (arquivos.length === 0) return undefined;
  await insertOrigens(tx, novas);
  return zipOf(arquivos);
}

/** The files of a catalogue, none where nothing is for sale, and the names that they give. Pure. */
export function composeArquivos(atual: CatalogoAtual, publicUrl: string): { arquivos: GtfsFile[]; novas: Origem[] } {
  const nomes = createNomes(atual.origens);
  const frota = exportOnibus(atual, nomes);
  const { linhas, fatos } = exportRotas(listLinhasInteiras(atual, frota, nomes), nomes);
  if (linhas.length === 0) return { arquivos: [], novas: [] };
  const exported = new Set(linhas.map(({ linha }) => linha.id));
  const used = new Set(
    atual.linhas.linha_parada.flatMap((row) => (exported.has(row.linha_id) ? [row.localidade_id] : [])),
  );
  const horarios = new Set(linhas.flatMap((linha) => linha.horarios.map(({ id }) => id)));
  const exportado: Exportado = {
    linhas,
    fatos,
    lugares: new Map(
      atual.linhas.localidade
        .filter(({ id }) => used.has(id))
        .sort((a, b) => a.id - b.id)
        .map((row) => [nomes.nameOf('localidade', row.id), row]),
    ),
    servicos: exportServicos(atual, horarios),
    viagemOf: (id) => nomes.nameOf('horario', id),
    publicUrl,
  };
  // Names of timetable entries are given before the files are read.
  for (const id of horarios) exportado.viagemOf(id);
  return { arquivos: [...arquivosGtfs(exportado), ...arquivosItape(exportado, frota)], novas: nomes.novas };
}
