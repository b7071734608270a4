import type { PartidaOperadora, PoltronaOperadora } from '../../../viagens/operadora/partidasOperadora';
import type { Lido } from '../composeOperadora';
import type { Lista } from '../operadoraListaRepository';

/** São Paulo 08:00 to Rio 14:30, as the operator lists it. */
export const umaPartida = (change: Partial<PartidaOperadora> = {}): PartidaOperadora => ({
  idViagem: '900',
  idTipoVeiculo: '71',
  linha: '08-0001',
  nomeLinha: 'SAO PAULO X RIO',
  operadora: 'Itapê',
  classe: 'CONVENCIONAL',
  diaPartida: '2026-12-01',
  horaPartida: '08:00',
  diaChegada: '2026-12-01',
  horaChegada: '14:30',
  km: 430,
  tarifaCentavos: 10_000,
  pedagioCentavos: 600,
  embarqueCentavos: 500,
  outrosCentavos: 0,
  ...change,
});

/** The list of a pair on a day. */
export const umaLista = (origem: string, destino: string, ...partidas: PartidaOperadora[]): Lista => ({
  origem,
  destino,
  dia: partidas[0]?.diaPartida ?? '2026-12-01',
  partidas,
});

/** A departure of São Paulo, Resende and Rio, in the lists of all its pairs. */
export const umaViagemLida = (change: Partial<PartidaOperadora> = {}): Lista[] => [
  umaLista('sp', 'rj', umaPartida(change)),
  umaLista('sp', 'rs', umaPartida({ horaChegada: '12:00', km: 270, tarifaCentavos: 7_000, ...change })),
  umaLista('rs', 'rj', umaPartida({ horaPartida: '12:10', km: 160, tarifaCentavos: 4_000, ...change })),
];

const umaPoltrona = (numero: number): PoltronaOperadora => ({
  id: 100 + numero,
  numero,
  andar: 1,
  fila: 1,
  coluna: numero - 1,
  livre: true,
});

/** All that was read of an operator with three places and one type of vehicle. */
export const umLido = (change: Partial<Lido> = {}): Lido => ({
  localidades: [
    { id: 'sp', terminal: 'Terminal Tietê', ibge: 3550308 },
    { id: 'rs', terminal: '', ibge: 3304201 },
    { id: 'rj', terminal: 'Novo Rio', ibge: 3304557 },
  ],
  listas: umaViagemLida(),
  veiculos: new Map([['71', [1, 2, 4, 5].map(umaPoltrona)]]),
  ultimoDia: '2026-12-31',
  ...change,
});
