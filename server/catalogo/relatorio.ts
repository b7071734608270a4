import { motivosMantida, nomesAssunto } from '../../src/domain/administracao/catalogo';
import { formatDia } from '../../src/domain/base/data';
import { localTime } from '../viagens/localTime';
import type { PartidaMantida } from '../viagens/partidaCatalogoRepository';
import type { Achados } from './achados';
import type { Resultado } from './importCatalogo';
import type { Assunto, Contagem } from './plano/resumo';

/** Lines that are named one by one. */
const MAXIMO_NOMES = 30;

/** The effect of an import, or of its preview, line by line for a terminal. */
export function describeResultado({ plano, partidas, mudou }: Resultado, previa: boolean): string[] {
  const counts = Object.entries(plano.resumo).map(([assunto, contagem]): [string, Contagem] => [
    nomesAssunto[assunto as Assunto],
    contagem,
  ]);
  const changed = counts.filter(([, { novas, mudadas, encerradas }]) => novas + mudadas + encerradas > 0);
  const rest = partidas.mantidas - partidas.primeiras.length;
  return [
    ...(changed.length === 0 ? ['O catálogo já está assim: nada muda.'] : changed.map(toLine)),
    ...named('Linha nova', plano.linhasNovas),
    ...named('Linha encerrada', plano.linhasEncerradas),
    `Partidas: entram ${partidas.novas}, mudam ${partidas.mudadas}, saem ${partidas.retiradas}`,
    ...(partidas.mantidas > 0
      ? [`Ficam como foram vendidas, fora de venda (${partidas.mantidas}):`, ...partidas.primeiras.map(describeMantida)]
      : []),
    ...(rest > 0 ? [`  e mais ${rest}`] : []),
    previa ? 'Foi só uma prévia: nada foi gravado.' : mudou ? 'Gravado.' : 'Nada foi gravado.',
  ];
}

const toLine = ([nome, { novas, mudadas, encerradas }]: [string, Contagem]): string =>
  `${nome}: entram ${novas}, mudam ${mudadas}, saem ${encerradas}`;

/** One line a code and name, since each pattern of stops and times is a line of its own. */
function named(label: string, linhas: readonly { codigo: string; nome: string }[]): string[] {
  const all = [...new Set(linhas.map(({ codigo, nome }) => `  ${label}: ${codigo} ${nome}`))];
  const rest = all.length - MAXIMO_NOMES;
  return rest > 0 ? [...all.slice(0, MAXIMO_NOMES), `  e mais ${rest}`] : all;
}

function describeMantida({ linha, nome, saida, fuso, poltronas, motivo }: PartidaMantida): string {
  const { dia, hora } = localTime(saida, fuso);
  return `  ${formatDia(dia)} ${hora} ${linha} ${nome}, poltronas tomadas: ${poltronas}; ${motivosMantida[motivo]}`;
}

/** Faults or warnings, each with its file and line. */
export function describeAchados(titulo: string, achados: Achados): string[] {
  if (achados.total() === 0) return [];
  const first = achados.primeiros();
  const rest = achados.total() - first.length;
  return [
    `${titulo} (${achados.total()}):`,
    ...first.map(({ arquivo, linha, motivo }) => `  ${arquivo}${linha === null ? '' : `, linha ${linha}`}: ${motivo}`),
    ...(rest > 0 ? [`  e mais ${rest}`] : []),
  ];
}
