import type { AvaliacoesDaLinha } from '../../src/domain/wire/bilhetes/avaliacao';
import type {
  EfeitoExcecao,
  LinhaAdministrada,
  LinhaResumo,
  PaginaLinhas,
} from '../../src/domain/wire/administracao/linhas';

/** Ratings of a line that travellers see, with comments. */
export const avaliacoesDaLinha: AvaliacoesDaLinha = {
  quantas: 37,
  soma: 160,
  comentarios: [
    {
      nota: 5,
      texto: 'Motorista atencioso e saída no horário.',
      data: '2026-11-18',
      mudadaEm: '2026-11-19T10:00:00-03:00',
    },
    {
      nota: 2,
      texto: 'O ar-condicionado não funcionou na volta.',
      data: '2026-11-15',
      mudadaEm: '2026-11-16T08:30:00-03:00',
    },
  ],
};

const linha: LinhaResumo = {
  id: 1,
  codigo: '08-0001-00',
  nome: 'São Paulo a Rio de Janeiro',
  operadora: 'Viação Itapê',
  encerrada: false,
  origem: 'São Paulo',
  destino: 'Rio de Janeiro',
  paradas: 3,
  horarios: 12,
  excecoes: 2,
};

/** A page of lines, one of them with long names. */
export const paginaLinhas: PaginaLinhas = {
  vazio: false,
  total: 43,
  linhas: [
    linha,
    {
      ...linha,
      id: 2,
      codigo: '19-0002-00',
      nome: 'Campo Grande a São José do Rio Preto, por Presidente Prudente e Ourinhos',
      origem: 'Campo Grande',
      destino: 'São José do Rio Preto',
      paradas: 11,
      horarios: 1,
      excecoes: 0,
    },
  ],
};

/** A catalogue without lines. */
export const semLinhas: PaginaLinhas = { vazio: true, total: 0, linhas: [] };

/** The first of them, with an exception that lost its timetable entry. */
export const linhaAdministrada: LinhaAdministrada = {
  id: 1,
  codigo: '08-0001-00',
  nome: 'São Paulo a Rio de Janeiro',
  operadora: 'Viação Itapê',
  encerrada: false,
  versao: 'importado 1/-',
  podeMudar: true,
  paradas: [
    { nome: 'São Paulo, SP', terminal: 'Terminal Rodoviário do Tietê', km: 0, chega: 0, sai: 0 },
    { nome: 'Resende, RJ', terminal: 'Rodoviária de Resende', km: 270, chega: 240, sai: 250 },
    { nome: 'Rio de Janeiro, RJ', terminal: 'Rodoviária Novo Rio', km: 430, chega: 390, sai: 390 },
  ],
  trechos: [
    {
      origem: 'São Paulo',
      destino: 'Rio de Janeiro',
      km: 430,
      classes: [
        { classe: 'convencional', centavos: 13_150 },
        { classe: 'leito', centavos: 24_990 },
      ],
    },
    { origem: 'São Paulo', destino: 'Resende', km: 270, classes: [] },
  ],
  horarios: [
    {
      id: 10,
      dias: 127,
      hora: '08:00',
      onibus: 'Convencional 46',
      classes: ['convencional'],
      vigenteDe: '2026-01-01',
      vigenteAte: null,
    },
    {
      id: 11,
      dias: 62,
      hora: '23:30',
      onibus: 'Dois andares',
      classes: ['leito', 'executivo'],
      vigenteDe: '2026-01-01',
      vigenteAte: '2027-03-31',
    },
  ],
  excecoes: [
    {
      id: '00000000-0000-7000-8000-000000000001',
      tipo: 'muda',
      data: '2026-12-24',
      horario: '08:00',
      hora: '09:15',
      onibus: 'Dois andares',
      motivo: 'Véspera de Natal',
      autor: 'Otto Lima',
      em: '2026-11-20T14:30:00-03:00',
    },
    {
      id: '00000000-0000-7000-8000-000000000002',
      tipo: 'para',
      data: '2026-12-25',
      horario: null,
      hora: null,
      onibus: null,
      motivo: 'Natal',
      autor: 'Otto Lima',
      em: '2026-11-20T14:35:00-03:00',
    },
  ],
  doArquivo: [{ horario: '23:30', data: '2027-01-01', acao: 'para' }],
  onibus: [
    { id: 1, nome: 'Convencional 46', lugares: 46 },
    { id: 2, nome: 'Dois andares', lugares: 44 },
  ],
};

const nada: EfeitoExcecao = {
  futura: false,
  partidas: { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0, primeiras: [] },
};

/** A departure that nobody has a seat on goes. */
export const efeitoSemGente: EfeitoExcecao = { ...nada, partidas: { ...nada.partidas, retiradas: 1 } };

/** A departure with travellers stays as it was sold. */
export const efeitoComGente: EfeitoExcecao = {
  ...nada,
  partidas: {
    ...nada.partidas,
    mantidas: 1,
    primeiras: [
      {
        id: '1002550',
        linha: '08-0001-00',
        nome: 'São Paulo a Rio de Janeiro',
        dia: '2026-12-26',
        hora: '08:00',
        poltronas: 3,
        motivo: 'retirada',
      },
    ],
  },
};
