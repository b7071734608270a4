import type { AcessosEncontrados } from '../../src/domain/wire/administracao/acessos';
import type { AlertaAberto, AlertasAbertos } from '../../src/domain/wire/administracao/alertas';
import type { CatalogoAdministracao, Importacao, ImportacaoResumo } from '../../src/domain/wire/administracao/catalogo';
import type { Desempenho } from '../../src/domain/wire/administracao/desempenho';
import type { ResumoAdministracao } from '../../src/domain/wire/administracao/resumo';

const nada = { quantos: 0, urgentes: 0, desde: null };

/** A summary in which nothing waits. */
export const semPendencias: ResumoAdministracao = {
  assuntos: {
    invariantes: nada,
    alertas: nada,
    partidas: nada,
    atendimentos: nada,
    manifestacoes: nada,
    candidaturas: nada,
  },
};

/** A summary of a morning on which much waits. */
export const resumoAdministracao: ResumoAdministracao = {
  assuntos: {
    invariantes: { quantos: 1, urgentes: 1, desde: '2026-11-21T11:20:00-03:00' },
    alertas: { quantos: 3, urgentes: 0, desde: '2026-11-20T18:00:00-03:00' },
    partidas: { quantos: 4, urgentes: 1, desde: null },
    atendimentos: nada,
    manifestacoes: { quantos: 12, urgentes: 2, desde: '2026-11-10T09:00:00-03:00' },
    candidaturas: nada,
  },
};

const nenhuma = { novas: 0, mudadas: 0, encerradas: 0 };
const resumo = {
  localidades: { novas: 3, mudadas: 0, encerradas: 0 },
  linhas: { novas: 2, mudadas: 0, encerradas: 1 },
  paradas: { novas: 6, mudadas: 0, encerradas: 0 },
  trechos: { novas: 8, mudadas: 0, encerradas: 0 },
  tarifas: { novas: 8, mudadas: 4, encerradas: 0 },
  onibus: nenhuma,
  horarios: { novas: 1234, mudadas: 0, encerradas: 5 },
  excecoes: nenhuma,
};

export const IMPORTACAO_ID = '00000000-0000-7000-8000-000000000041';

const importacaoCurta: ImportacaoResumo = {
  id: IMPORTACAO_ID,
  nome: 'linhas-2027.zip',
  bytes: 1_300_000,
  situacao: 'conferida',
  autor: 'Otto Operação',
  criadaEm: '2026-11-21T11:40:00-03:00',
  aplicadaPor: null,
};

/** A file whose preview is ready. */
export const importacaoConferida: Importacao = {
  ...importacaoCurta,
  resultado: {
    feedVersao: '2027-1',
    falhas: { total: 0, primeiros: [] },
    avisos: {
      total: 1,
      primeiros: [
        {
          arquivo: 'itape_tarifas.txt',
          linha: null,
          motivo: '08-0001: Resende a Rio de Janeiro não tem tarifa e não é vendido',
        },
      ],
    },
    efeito: {
      muda: true,
      resumo,
      linhasNovas: {
        total: 2,
        primeiras: [
          { codigo: '08-0001', nome: 'São Paulo – Rio de Janeiro' },
          { codigo: '08-0002', nome: 'Rio de Janeiro – São Paulo' },
        ],
      },
      linhasEncerradas: { total: 1, primeiras: [{ codigo: '19-0002', nome: 'Campo Grande – São Paulo' }] },
      partidas: {
        novas: 171,
        mudadas: 12,
        retiradas: 63,
        mantidas: 1,
        primeiras: [
          {
            id: '900',
            linha: '19-0002',
            nome: 'Campo Grande – São Paulo',
            dia: '2026-12-02',
            hora: '08:00',
            poltronas: 3,
            motivo: 'retirada',
          },
        ],
      },
    },
  },
};

/** A file with faults, more than are shown at once without a search. */
export const importacaoRecusada: Importacao = {
  ...importacaoConferida,
  situacao: 'recusada',
  resultado: {
    feedVersao: null,
    falhas: {
      total: 612,
      primeiros: [
        { arquivo: 'agency.txt', linha: null, motivo: 'falta o arquivo' },
        { arquivo: 'stops.txt', linha: 4, motivo: 'stop_lat: "sul" não é um número com ponto' },
        ...Array.from({ length: 10 }, (_, n) => ({
          arquivo: 'trips.txt',
          linha: n + 2,
          motivo: `route_id: x${n} não está em routes.txt`,
        })),
      ],
    },
    avisos: { total: 0, primeiros: [] },
    efeito: null,
  },
};

/** A catalogue that has changed twice, and a file that waits for a decision. */
export const catalogoAdministracao: CatalogoAdministracao = {
  vazio: false,
  importacoes: [importacaoCurta],
  historico: [
    {
      id: '00000000-0000-7000-8000-000000000052',
      autor: 'Alda Admin',
      em: '2026-11-18T17:03:00-03:00',
      feedVersao: '2026-4',
      resumo,
    },
    {
      id: '00000000-0000-7000-8000-000000000051',
      autor: 'linha de comando',
      em: '2026-10-02T09:10:00-03:00',
      feedVersao: null,
      resumo: { ...resumo, horarios: nenhuma },
    },
  ],
};

const alerta = (n: number, changes: Partial<AlertaAberto>): AlertaAberto => ({
  id: `00000000-0000-7000-8000-00000000006${n}`,
  tipo: 'A1',
  invariante: false,
  significado: 'Uma devolução espera há mais de 30 minutos.',
  detalhe: 'devolução por pix em aberto, 7 tentativas',
  localizador: 'K7M2QX',
  desde: '2026-11-21T09:10:00-03:00',
  ciente: null,
  reenviavel: false,
  ...changes,
});

/** Three alerts: a broken rule, a message that was given up, and one that somebody has seen. */
export const alertasAbertos: AlertasAbertos = {
  total: 3,
  alertas: [
    alerta(1, {
      tipo: 'I4',
      invariante: true,
      significado: 'Um pagamento espera há mais de 15 minutos por bilhete ou devolução.',
      detalhe: 'parado há mais de 15 minutos',
      desde: '2026-11-21T11:20:00-03:00',
    }),
    alerta(2, {
      tipo: 'A3',
      significado: 'Uma mensagem não foi entregue depois de dez tentativas.',
      detalhe: 'email pedido-emitido/00000000-0000-7000-8000-000000000009',
      localizador: null,
      reenviavel: true,
    }),
    alerta(3, { ciente: { por: 'Otto Operação', em: '2026-11-21T09:40:00-03:00' } }),
  ],
};

/** A page of looks, after which there are more. */
export const acessosEncontrados: AcessosEncontrados = {
  cursor: '00000000-0000-7000-8000-000000000073',
  acessos: [
    {
      id: '00000000-0000-7000-8000-000000000071',
      em: '2026-11-20T18:11:00-03:00',
      motivo: 'detalhe',
      alvo: 'pedido',
      operador: 'Ana Agência',
      estabelecimento: 'Itapê Tietê',
      autor: '00000000-0000-4000-8000-000000000005',
      quem: 'K7M2QX',
    },
    {
      id: '00000000-0000-7000-8000-000000000072',
      em: '2026-11-20T18:02:00-03:00',
      motivo: 'busca_cpf',
      alvo: 'conta',
      operador: null,
      estabelecimento: null,
      autor: '00000000-0000-4000-8000-000000000007',
      quem: 'Carla C.',
    },
    {
      id: '00000000-0000-7000-8000-000000000073',
      em: '2026-11-20T17:50:00-03:00',
      motivo: 'abertura_recusada',
      alvo: 'pedido',
      operador: 'Ana Agência',
      estabelecimento: 'Itapê Tietê',
      autor: '00000000-0000-4000-8000-000000000005',
      quem: null,
    },
  ],
};

/** Measures of a week: a quick home, results that jump, a payment that nobody has measured fully. */
export const desempenho: Desempenho = {
  versoes: ['8.16.1', '8.16.0', 'outra'],
  rotas: [
    {
      rota: 'home',
      medidas: [
        { metrica: 'LCP', p75: 1_240, visitas: 5_310, boas: 5_190 },
        { metrica: 'INP', p75: 88, visitas: 4_120, boas: 4_077 },
        { metrica: 'CLS', p75: 0, visitas: 5_310, boas: 5_310 },
        { metrica: 'TTFB', p75: 320, visitas: 5_310, boas: 5_201 },
      ],
    },
    {
      rota: 'resultadoBusca',
      medidas: [
        { metrica: 'LCP', p75: 3_100, visitas: 2_204, boas: 1_402 },
        { metrica: 'INP', p75: 512, visitas: 1_977, boas: 801 },
        { metrica: 'CLS', p75: 120, visitas: 2_204, boas: 1_490 },
        { metrica: 'TTFB', p75: 410, visitas: 2_204, boas: 2_100 },
      ],
    },
    { rota: 'pagamentoPix', medidas: [{ metrica: 'LCP', p75: 4_250, visitas: 12, boas: 3 }] },
    { rota: 'outra', medidas: [{ metrica: 'TTFB', p75: 95, visitas: 1, boas: 1 }] },
  ],
};
