import { classeDeCodigo } from '../../../src/domain/viagens/classe';
import { gtfsDate } from '../../publicacao/feedIds';
import { allAtOnce, gtfsFile, type GtfsFile } from '../../publicacao/gtfs/gtfsFile';
import { recursoPoltrona } from '../../viagens/recursoPoltrona';
import { distancias, localidades, onibus, poltronas, recursos, tarifas, viagens } from '../leitura/itape';
import type { Arquivo } from '../leitura/arquivo';
import type { Exportado } from './arquivosGtfs';
import type { OnibusExportado } from './onibusExportados';
import type { Fato } from './rotasExportadas';

/** A file of ours with the very columns that an import reads. */
function fileOf<C extends object>(
  { nome, colunas }: Arquivo<C>,
  rows: readonly Record<keyof C & string, string | number | null>[],
): GtfsFile {
  return gtfsFile(nome, Object.keys(colunas) as (keyof C & string)[], () => allAtOnce(rows));
}

const reais = (centavos: number): string => (centavos / 100).toFixed(2);

/** Our own files, for what GTFS lacks. */
export const arquivosItape = (exportado: Exportado, frota: readonly OnibusExportado[]): GtfsFile[] => [
  fileOf(
    localidades,
    [...exportado.lugares].map(([stop_id, { ibge, nome, uf, terminal, aliases, peso }]) => ({
      stop_id,
      ibge,
      nome,
      uf,
      terminal,
      aliases,
      peso,
    })),
  ),
  ...frotaFiles(frota),
  carrosFile(exportado, frota),
  ...fatoFiles(exportado.fatos),
];

function frotaFiles(frota: readonly OnibusExportado[]): GtfsFile[] {
  const has = (bits: number, bit: number): number => Number((bits & bit) !== 0);
  return [
    fileOf(
      onibus,
      frota.map(({ layoutId, nome }) => ({ layout_id: layoutId, nome })),
    ),
    fileOf(
      poltronas,
      frota.flatMap((um) =>
        um.poltronas.map(({ poltrona, andar, fila, coluna, classe, recursos: bits }) => ({
          layout_id: um.layoutId,
          poltrona,
          andar,
          fila,
          coluna,
          classe: classeDeCodigo(classe),
          janela: has(bits, recursoPoltrona.janela),
          acessivel: has(bits, recursoPoltrona.acessivel),
          preferencial_mulheres: has(bits, recursoPoltrona.preferencialMulheres),
        })),
      ),
    ),
    fileOf(
      recursos,
      frota.flatMap((um) => um.recursos.map((recurso) => ({ layout_id: um.layoutId, ...recurso }))),
    ),
  ];
}

function carrosFile({ linhas, viagemOf }: Exportado, frota: readonly OnibusExportado[]): GtfsFile {
  const layoutIds = new Map(frota.map(({ id, layoutId }) => [id, layoutId]));
  return fileOf(
    viagens,
    linhas.flatMap(({ horarios }) =>
      horarios.map(({ id, layout_id }) => ({
        trip_id: viagemOf(id),
        route_id: null,
        layout_id: layoutIds.get(layout_id) ?? null,
      })),
    ),
  );
}

function fatoFiles(fatos: readonly Fato[]): GtfsFile[] {
  return [
    fileOf(
      distancias,
      fatos.flatMap((fato) =>
        fato.tipo === 'km' && fato.km !== null
          ? [{ route_id: fato.rota, direction_id: fato.sentido, stop_id: fato.lugar, km: fato.km }]
          : [],
      ),
    ),
    fileOf(
      tarifas,
      fatos.flatMap((fato) =>
        fato.tipo === 'preco'
          ? fato.precos.map(({ vigente_de, centavos, pedagio, embarque, seguro }) => ({
              route_id: fato.rota,
              direction_id: fato.sentido,
              origem_stop_id: fato.de,
              destino_stop_id: fato.para,
              classe: classeDeCodigo(fato.classe),
              tarifa: reais(centavos),
              pedagio: reais(pedagio),
              embarque: reais(embarque),
              seguro: reais(seguro),
              vigente_de: gtfsDate(vigente_de),
            }))
          : [],
      ),
    ),
  ];
}
