import { foldText } from '../../../src/domain/lugares/busca/foldText';
import { codigoDeClasse, type Classe } from '../../../src/domain/viagens/classe';
import type { LocalidadeOperadora, PoltronaOperadora } from '../../viagens/operadora/partidasOperadora';
import { recursoPoltrona } from '../../viagens/recursoPoltrona';
import type { Desejado, LayoutDesejado, LocalidadeDesejada, Municipio } from '../composicao/desejado';
import { shortHash } from '../composicao/onibus';
import { assignLinhas, composeLinhasLidas, type ViagemNaLinha } from './linhasLidas';
import type { Lista } from './operadoraListaRepository';
import { joinViagens, type ViagemLida } from './viagensLidas';

/** Prefix of the operator's ids among the external ids of a catalogue. */
export const PRAXIO = 'praxio:';

/** All that was read of the operator. */
export interface Lido {
  localidades: readonly LocalidadeOperadora[];
  listas: readonly Lista[];
  /** The seats of each type of vehicle. */
  veiculos: ReadonlyMap<string, readonly PoltronaOperadora[]>;
  /** The last day whose departures are complete. */
  ultimoDia: string;
}

/** The catalogue that the operator has, and whose is what. */
export interface Composto {
  desejado: Desejado;
  viagens: { externo: string; idViagem: string; tipoVeiculo: string }[];
  poltronas: { layout: string; poltrona: number; idPoltrona: number }[];
  /** Departures and places that are not sold, and why; for the log. */
  avisos: string[];
}

/** Names of classes as operators write them, without accents and hyphens. */
const classes: Readonly<Record<string, Classe>> = {
  convencional: 'convencional',
  executivo: 'executivo',
  'semi leito': 'semi-leito',
  semileito: 'semi-leito',
  leito: 'leito',
  'leito cama': 'leito-cama',
  cama: 'leito-cama',
};
const classeOf = (text: string): Classe | undefined =>
  classes[
    foldText(text)
      .replace(/[^a-z]+/g, ' ')
      .trim()
  ];

/** Makes a catalogue of what was read. Places, classes and vehicles that are not known for certain are left out. */
export function composeOperadora(lido: Lido, municipios: readonly Municipio[]): Composto {
  const avisos = new Set<string>();
  const places = new Map(lido.localidades.flatMap((one) => toLocalidade(one, municipios, avisos) ?? []));
  const layouts = new Map<string, LayoutDesejado>();
  const poltronas: Composto['poltronas'] = [];
  const layoutOf = ({ partida: { idTipoVeiculo } }: ViagemLida, classe: Classe): LayoutDesejado | undefined => {
    const key = `${idTipoVeiculo} ${classe}`;
    const lidas = lido.veiculos.get(idTipoVeiculo);
    if (!lidas || layouts.has(key)) return layouts.get(key);
    const layout = toLayout(idTipoVeiculo, classe, lidas);
    layouts.set(key, layout);
    poltronas.push(...lidas.map(({ numero, id }) => ({ layout: layout.externo, poltrona: numero, idPoltrona: id })));
    return layout;
  };
  const viagens = joinViagens(lido.listas, (lugar) => places.get(lugar)?.tz)
    .filter(({ dia }) => dia <= lido.ultimoDia)
    .flatMap((viagem) => {
      const classe = classeOf(viagem.partida.classe);
      if (!classe) avisos.add(`classe desconhecida: ${viagem.partida.classe}`);
      return classe && layoutOf(viagem, classe) ? [{ ...viagem, classe }] : [];
    });
  const onLines = assignLinhas(viagens);
  const linhas = composeLinhasLidas(onLines, (lugar) => PRAXIO + lugar);
  const used = new Set(linhas.flatMap(({ paradas }) => paradas.map(({ localidade }) => localidade)));
  return {
    desejado: {
      localidades: [...places.values()].filter(({ externo }) => used.has(externo)),
      layouts: [...layouts.values()],
      linhas,
      horarios: onLines.map((viagem) => toHorario(viagem, layouts)),
    },
    viagens: onLines.map(({ idViagem, partida }) => ({
      externo: PRAXIO + idViagem,
      idViagem,
      tipoVeiculo: partida.idTipoVeiculo,
    })),
    poltronas,
    avisos: [...avisos],
  };
}

function toLocalidade(
  { id, terminal, ibge }: LocalidadeOperadora,
  municipios: readonly Municipio[],
  avisos: Set<string>,
): [string, LocalidadeDesejada][] | null {
  const municipio = ibge === null ? undefined : municipios.find((one) => one.ibge === ibge);
  if (!municipio) avisos.add(`localidade sem município conhecido: ${id} ${terminal}`);
  if (!municipio) return null;
  const { nome } = municipio;
  const place = { ...municipio, terminal: terminal || `Rodoviária de ${nome}`, busca: foldText(nome), aliases: '' };
  const { uf, tz, lat, lon, peso, busca, aliases } = place;
  const row = { ibge: municipio.ibge, nome, terminal: place.terminal, uf, busca, aliases, tz, lat, lon, peso };
  return [[id, { externo: PRAXIO + id, ...row }]];
}

const JANELAS = [0, 4];

/** A vehicle with one class; its id says its seats too, so that a vehicle with other seats is another coach. */
function toLayout(tipo: string, classe: Classe, lidas: readonly PoltronaOperadora[]): LayoutDesejado {
  const content = {
    nome: `Veículo ${tipo}`,
    andares: Math.max(1, ...lidas.map(({ andar }) => andar)),
    poltronas: lidas
      .map(({ numero, andar, fila, coluna }) => ({
        poltrona: numero,
        andar,
        fila,
        coluna,
        classe: codigoDeClasse[classe],
        recursos: JANELAS.includes(coluna) ? recursoPoltrona.janela : 0,
      }))
      .sort((a, b) => a.poltrona - b.poltrona),
    recursos: [],
  };
  return {
    externo: JSON.stringify(['praxio', tipo, classe, shortHash([content, lidas.map(({ id }) => id)])]),
    ...content,
  };
}

/** A timetable entry of one day: a departure of the operator runs once. */
function toHorario(
  { idViagem, linha, partida, classe, minuto, fuso, dia }: ViagemNaLinha,
  layouts: ReadonlyMap<string, LayoutDesejado>,
): Desejado['horarios'][number] {
  return {
    externo: PRAXIO + idViagem,
    linha,
    layout: layouts.get(`${partida.idTipoVeiculo} ${classe}`)?.externo ?? '',
    hora_min: minuto,
    fuso,
    servico: { dias: 0, vigente_de: dia, vigente_ate: dia, excecoes: [{ data: dia, acao: 'roda' }] },
  };
}
