import type { CatalogueRows, CatalogueSource } from '../../server/viagens/seedCatalogue';
import { recursoPoltrona } from '../../server/viagens/recursoPoltrona';
import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';

/** Places of the small catalogue, by name. */
export const lugares = {
  saoPaulo: '1',
  resende: '2',
  rio: '3',
  campoGrande: '4',
  /** Served by no line. */
  ilhaDoMel: '5',
} as const;

/** Coordinates; Resende is closer to Rio de Janeiro than in reality, so that both are neighbours. */
const points: Record<string, { lat: number; lon: number }> = {
  [lugares.saoPaulo]: { lat: -23.516, lon: -46.625 },
  [lugares.resende]: { lat: -22.8, lon: -43.6 },
  [lugares.rio]: { lat: -22.899, lon: -43.209 },
  [lugares.campoGrande]: { lat: -20.49, lon: -54.62 },
  [lugares.ilhaDoMel]: { lat: -25.54, lon: -48.31 },
};

const place = (id: string, nome: string, uf: string, terminal: string, tz: string, aliases = '') => ({
  id: Number(id),
  ibge: 1_000_000 + Number(id),
  nome,
  uf,
  terminal,
  tz,
  aliases,
  busca: nome.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  peso: 100 - Number(id),
  lat: points[id]?.lat ?? 0,
  lon: points[id]?.lon ?? 0,
});

const SAO_PAULO = 'America/Sao_Paulo';
const localidade = [
  place(lugares.saoPaulo, 'São Paulo', 'SP', 'Terminal Rodoviário do Tietê', SAO_PAULO, 'sampa|tiete'),
  place(lugares.resende, 'Resende', 'RJ', 'Rodoviária de Resende', SAO_PAULO),
  place(lugares.rio, 'Rio de Janeiro', 'RJ', 'Rodoviária Novo Rio', SAO_PAULO, 'rio|novo rio'),
  place(lugares.campoGrande, 'Campo Grande', 'MS', 'Rodoviária de Campo Grande', 'America/Campo_Grande'),
  place(lugares.ilhaDoMel, 'Ilha do Mel', 'PR', 'Trapiche', SAO_PAULO),
];

type Stop = readonly [lugar: string, km: number, chega: number, parada: number];

/** Line 1 goes out via Resende, line 2 returns, line 3 crosses a time zone. */
const lines: { id: number; codigo: string; stops: readonly Stop[]; layout: number; hours: readonly number[] }[] = [
  {
    id: 1,
    codigo: '08-0001-00',
    layout: 1,
    hours: [480, 1_410],
    stops: [
      [lugares.saoPaulo, 0, 0, 0],
      [lugares.resende, 270, 240, 10],
      [lugares.rio, 430, 390, 0],
    ],
  },
  {
    id: 2,
    codigo: '08-0001-01',
    layout: 1,
    hours: [540],
    stops: [
      [lugares.rio, 0, 0, 0],
      [lugares.resende, 160, 140, 10],
      [lugares.saoPaulo, 430, 390, 0],
    ],
  },
  {
    id: 3,
    codigo: '19-0002-00',
    layout: 2,
    hours: [1_410],
    stops: [
      [lugares.campoGrande, 0, 0, 0],
      [lugares.saoPaulo, 1_000, 900, 0],
    ],
  },
];

const VIGENTE_DE = '2020-01-01';
const WINDOWS = [0, 4];
const COLUMNS = [0, 1, 3, 4];

const poltronas = (layout: number, andar: number, classe: Classe, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    layout_id: layout,
    poltrona: from + i,
    andar,
    fila: 1 + Math.floor(i / 4),
    coluna: COLUMNS[i % 4] ?? 0,
    classe: codigoDeClasse[classe],
    recursos: WINDOWS.includes(COLUMNS[i % 4] ?? 0) ? recursoPoltrona.janela : 0,
  }));

const pairs = lines.flatMap(({ id, stops }) =>
  stops.flatMap(([origem, kmO, chegaO, parada], o) =>
    stops.slice(o + 1).map(([destino, kmD, chegaD], i) => ({
      linha_id: id,
      seq_o: o,
      seq_d: o + 1 + i,
      origem_id: Number(origem),
      destino_id: Number(destino),
      min_o: chegaO + parada,
      min_d: chegaD,
      km: kmD - kmO,
    })),
  ),
);

const classesOf = (linha: number): Classe[] => (linha === 3 ? ['executivo', 'leito'] : ['convencional']);

const rows = (): CatalogueRows => ({
  localidade,
  linha: lines.map(({ id, codigo }) => ({ id, codigo, nome: codigo, operadora: 'Itapê' })),
  linha_parada: lines.flatMap(({ id, stops }) =>
    stops.map(([lugar, km, minutos, parada_min], seq) => ({
      linha_id: id,
      seq,
      localidade_id: Number(lugar),
      km,
      minutos,
      parada_min,
    })),
  ),
  linha_par: pairs,
  tarifa: pairs.flatMap(({ linha_id, seq_o, seq_d, km }) =>
    classesOf(linha_id).map((classe) => ({
      linha_id,
      seq_o,
      seq_d,
      classe: codigoDeClasse[classe],
      vigente_de: VIGENTE_DE,
      centavos: km * 30 * codigoDeClasse[classe],
      pedagio: 600,
      embarque: 500,
      seguro: 150,
    })),
  ),
  layout: [
    { id: 1, nome: 'Convencional 46', andares: 1, capacidade: 46 },
    { id: 2, nome: 'Dois andares', andares: 2, capacidade: 44 },
  ],
  layout_poltrona: [
    ...poltronas(1, 1, 'convencional', 1, 46),
    ...poltronas(2, 1, 'leito', 1, 12),
    ...poltronas(2, 2, 'executivo', 13, 32),
  ],
  layout_recurso: [{ layout_id: 1, tipo: 'wc', andar: 1, fila: 12, coluna: 3 }],
  horario: lines.flatMap(({ id, layout, hours }) =>
    hours.map((hora_min, i) => ({
      id: id * 10 + i,
      linha_id: id,
      dias: 127,
      hora_min,
      layout_id: layout,
      vigente_de: VIGENTE_DE,
    })),
  ),
});

/** A small catalogue of lines and coaches with fixed numbers. */
export const catalogoDeTeste: CatalogueSource = { versao: 'teste', rows };
