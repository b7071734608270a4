import type { Classe } from '../../src/domain/viagens/classe';
import type { Destino, DestinoResumo, RotaDestino } from '../../src/domain/wire/empresa/destinos';
import type { CarroFrota } from '../../src/domain/wire/empresa/frota';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';

const COLUNAS = [0, 1, 4, 3];

const andarDe = (andar: number, classe: Classe, from: number, filas: number, primeira: number) =>
  Array.from({ length: filas * 4 }, (_, i) => ({
    numero: from + i,
    andar,
    fila: primeira + Math.floor(i / 4),
    coluna: COLUNAS[i % 4] ?? 0,
    posicao: i % 2 === 0 ? ('janela' as const) : ('corredor' as const),
    classe,
    acessivel: andar === 1 && i < 2,
    preferencialMulheres: false,
  }));

const umAndar = andarDe(1, 'convencional', 1, 11, 1);
const deCima = andarDe(2, 'executivo', 1, 11, 0);
const deBaixo = andarDe(1, 'leito', 45, 3, 2);

/** Two coaches in wire format. */
export const frota: CarroFrota[] = [
  {
    id: '1',
    nome: 'Convencional 44',
    andares: 1,
    filas: 13,
    colunas: 5,
    lugares: 44,
    acessiveis: 2,
    classes: [{ classe: 'convencional', lugares: 44 }],
    poltronas: umAndar,
    recursos: [
      { tipo: 'motorista', andar: 1, fila: 0, coluna: 0 },
      { tipo: 'wc', andar: 1, fila: 12, coluna: 4 },
    ],
    partidasSemana: 1284,
  },
  {
    id: '7',
    nome: 'Dois andares: executivo e leito',
    andares: 2,
    filas: 11,
    colunas: 5,
    lugares: 56,
    acessiveis: 2,
    classes: [
      { classe: 'executivo', lugares: 44 },
      { classe: 'leito', lugares: 12 },
    ],
    poltronas: [...deCima, ...deBaixo],
    recursos: [
      { tipo: 'motorista', andar: 1, fila: 0, coluna: 0 },
      { tipo: 'escada', andar: 1, fila: 1, coluna: 4 },
      { tipo: 'wc', andar: 1, fila: 1, coluna: 0 },
    ],
    partidasSemana: 1,
  },
];

const lugar = (id: string, nome: string, uf: string, terminal: string): Localidade => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
const tiete = lugar('1', 'São Paulo', 'SP', 'Terminal Rodoviário do Tietê');
const rio = lugar('4', 'Rio de Janeiro', 'RJ', 'Rodoviária Novo Rio');
const paraty = lugar('9', 'Paraty', 'RJ', 'Rodoviária de Paraty');
const salvador = lugar('12', 'Salvador', 'BA', 'Terminal Rodoviário de Salvador');

export const destinos: DestinoResumo[] = [
  {
    localidade: salvador,
    origens: 41,
    menorPrecoCentavos: 4_890,
    origemMenorPreco: { nome: 'Feira de Santana', uf: 'BA' },
  },
  { localidade: paraty, origens: 6, menorPrecoCentavos: 5_230, origemMenorPreco: { nome: 'Rio de Janeiro', uf: 'RJ' } },
  { localidade: rio, origens: 118, menorPrecoCentavos: 2_990, origemMenorPreco: { nome: 'Petrópolis', uf: 'RJ' } },
  { localidade: tiete, origens: 203, menorPrecoCentavos: 2_450, origemMenorPreco: { nome: 'Santos', uf: 'SP' } },
];

const rota = (origem: Localidade, destino: Localidade, fields: Partial<RotaDestino> = {}): RotaDestino => ({
  origem,
  destino,
  duracaoMinutos: 390,
  menorPrecoCentavos: 13_650,
  classes: ['convencional', 'leito'],
  ...fields,
});
const cidades = Array.from({ length: 14 }, (_, i) =>
  lugar(String(100 + i), `Cidade ${String.fromCharCode(65 + i)}`, 'MG', `Rodoviária ${i + 1}`),
);

/** A destination with few routes and one with many. */
export const destino: Destino = {
  localidade: rio,
  chegando: [rota(tiete, rio), rota(paraty, rio, { duracaoMinutos: 270, menorPrecoCentavos: 5_230 })],
  saindo: [rota(rio, tiete), ...cidades.map((cidade) => rota(rio, cidade, { duracaoMinutos: 480 }))],
};
