/** A stop of a line of the embedded operator; minutes count from the line's start. */
interface Parada {
  localidade: number;
  km: number;
  chega: number;
  sai: number;
}

export interface Horario {
  /** Minutes after midnight at the first stop. */
  inicio: number;
  classe: 'CONVENCIONAL' | 'LEITO';
}

export interface LinhaOperada {
  codigo: string;
  nome: string;
  paradas: readonly Parada[];
  horarios: readonly Horario[];
}

/** Places of the embedded operator, by ids of its own. */
export const localidades = [
  { IdLocalidade: 5101, Descricao: 'Terminal Tietê', CodigoIbge: 3_550_308 },
  { IdLocalidade: 5102, Descricao: 'Rodoviária Graal Resende', CodigoIbge: 3_304_201 },
  { IdLocalidade: 5103, Descricao: 'Rodoviária Novo Rio', CodigoIbge: 3_304_557 },
  { IdLocalidade: 5104, Descricao: 'Rodoviária de Belo Horizonte', CodigoIbge: 3_106_200 },
  { IdLocalidade: 5105, Descricao: 'Rodoferroviária de Curitiba', CodigoIbge: 4_106_902 },
  // A place whose municipality the operator does not say: it is not sold from.
  { IdLocalidade: 5199, Descricao: 'Ponto de Apoio', CodigoIbge: 0 },
] as const;

const parada = (localidade: number, km: number, chega: number, espera = 0): Parada => ({
  localidade,
  km,
  chega,
  sai: chega + espera,
});

const horarios: readonly Horario[] = [
  { inicio: 7 * 60, classe: 'CONVENCIONAL' },
  { inicio: 14 * 60 + 15, classe: 'CONVENCIONAL' },
  { inicio: 23 * 60 + 30, classe: 'LEITO' },
];

/** Lines of the embedded operator; each runs every day. */
export const linhas: readonly LinhaOperada[] = [
  {
    codigo: '3001',
    nome: 'São Paulo – Rio de Janeiro',
    paradas: [parada(5101, 0, 0), parada(5102, 270, 240, 10), parada(5103, 430, 390)],
    horarios,
  },
  {
    codigo: '3002',
    nome: 'Rio de Janeiro – São Paulo',
    paradas: [parada(5103, 0, 0), parada(5102, 160, 140, 10), parada(5101, 430, 390)],
    horarios,
  },
  {
    codigo: '3010',
    nome: 'Rio de Janeiro – Belo Horizonte',
    paradas: [parada(5103, 0, 0), parada(5104, 440, 420)],
    horarios,
  },
  {
    codigo: '3011',
    nome: 'Belo Horizonte – Rio de Janeiro',
    paradas: [parada(5104, 0, 0), parada(5103, 440, 420)],
    horarios,
  },
  { codigo: '3020', nome: 'São Paulo – Curitiba', paradas: [parada(5101, 0, 0), parada(5105, 408, 380)], horarios },
  { codigo: '3021', nome: 'Curitiba – São Paulo', paradas: [parada(5105, 0, 0), parada(5101, 408, 380)], horarios },
];
