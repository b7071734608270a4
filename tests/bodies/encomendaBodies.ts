import type {
  CotacaoEncomenda,
  EncomendaBalcao,
  EncomendaPrePostada,
  EncomendaResumo,
  Rastreio,
  SituacaoEncomenda,
} from '../../src/domain/wire/encomendas/encomendas';
import { ordemDe, SITUACOES_ENCOMENDA } from '../../src/domain/encomendas/situacaoEncomenda';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';

export const CODIGO = 'ITK7Q2MP4XZ';

const lugar = (id: string, nome: string, uf: string, terminal: string): Localidade => ({
  id,
  nome,
  uf,
  terminal,
  fuso: 'America/Sao_Paulo',
});
export const tiete = lugar('1', 'São Paulo', 'SP', 'Terminal Rodoviário do Tietê');
export const rio = lugar('4', 'Rio de Janeiro', 'RJ', 'Rodoviária Novo Rio');

const volumes = [{ pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 }];
const frete = {
  pesos: { realGramas: 4_200, cubadoGramas: 5_000, taxadoGramas: 5_000 },
  linhas: [
    { tipo: 'frete' as const, rotulo: 'Frete do primeiro quilo', valorCentavos: 2_790 },
    { tipo: 'peso' as const, rotulo: '4 kg a mais', valorCentavos: 840 },
    { tipo: 'seguro' as const, rotulo: 'Seguro de R$ 500,00', valorCentavos: 400 },
  ],
  totalCentavos: 4_030,
};
const parada = (localidade: Localidade, dia: string, hora: string) => ({
  localidade,
  dia,
  hora,
  instante: `${dia}T${hora}:00-03:00`,
});
const partidas = [
  {
    viagemId: '101',
    linha: '08-0001-00',
    entregarAte: '2026-12-02T05:00:00-03:00',
    partida: parada(tiete, '2026-12-02', '06:30'),
    chegada: parada(rio, '2026-12-02', '12:50'),
  },
  {
    viagemId: '102',
    linha: '08-0001-00',
    entregarAte: '2026-12-02T08:30:00-03:00',
    partida: parada(tiete, '2026-12-02', '10:00'),
    chegada: parada(rio, '2026-12-02', '16:20'),
  },
];

/** Quote of a parcel from São Paulo to Rio de Janeiro in wire format. */
export const cotacao: CotacaoEncomenda = {
  id: '0190a6e0-0000-7000-8000-000000000001',
  origem: tiete,
  destino: rio,
  volumes,
  valorDeclaradoCentavos: 50_000,
  distanciaKm: 427,
  ...frete,
  validaAte: '2026-12-02T14:00:00.000Z',
  partidas,
  retiradaDias: 7,
  armazenagemDiaCentavos: 350,
};

export const prePostada: EncomendaPrePostada = {
  codigo: CODIGO,
  criadaEm: '2026-12-01T14:05:00.000Z',
  postarAte: '2026-12-06',
  origem: tiete,
  destino: rio,
  volumes,
  valorDeclaradoCentavos: 50_000,
  ...frete,
  remetente: {
    nome: 'Ana Clara Souza',
    documento: { tipo: 'cpf', numero: '52998224725' },
    celular: '+5511987654321',
    email: 'ana@itape.test',
  },
  destinatario: {
    nome: 'Bento Araújo',
    documento: { tipo: 'cpf', numero: '11144477735' },
    celular: '+5521987654321',
  },
  fiscal: { tipo: 'declaracao', itens: [{ descricao: 'Livros usados', quantidade: 6, valorCentavos: 4_000 }] },
};

const eventosAte = (situacao: SituacaoEncomenda) => {
  const ends = ordemDe(situacao) > ordemDe('entregue');
  const way = SITUACOES_ENCOMENDA.slice(0, ends ? 3 : ordemDe(situacao) + 1);
  return [...way, ...(ends ? [situacao] : [])].map((one, i) => ({
    situacao: one,
    em: `2026-12-0${1 + Math.floor(i / 2)}T1${i}:00:00-03:00`,
    local: one === 'pre_postada' || one === 'extraviada' ? null : i < 3 ? tiete : rio,
  }));
};

const viagem = { id: '101', linha: '08-0001-00', chegada: parada(rio, '2026-12-02', '12:50') };
const retirada = { prazo: '2026-12-09', armazenagemDiaCentavos: 350, armazenagemCentavos: 0 };

/** Public tracking of a parcel in this state. */
export const rastreioEm = (situacao: SituacaoEncomenda, changes: Partial<Rastreio> = {}): Rastreio => ({
  codigo: CODIGO,
  situacao,
  origem: tiete,
  destino: rio,
  volumes: 1,
  eventos: eventosAte(situacao),
  postarAte: situacao === 'pre_postada' ? '2026-12-06' : null,
  viagem: situacao === 'em_transporte' ? viagem : null,
  retirada: situacao === 'aguardando_retirada' ? retirada : null,
  ...changes,
});

/** The parcel at the counter in this state. */
export const balcaoEm = (situacao: SituacaoEncomenda, changes: Partial<EncomendaBalcao> = {}): EncomendaBalcao => {
  const { eventos, ...rest } = rastreioEm(situacao);
  return {
    ...prePostada,
    situacao,
    eventos,
    viagem: rest.viagem,
    retirada: rest.retirada,
    partidas: situacao === 'postada' ? partidas : [],
    recebedor: situacao === 'entregue' ? { nome: 'Bento Araújo', documentoFinal: '7735' } : null,
    ...changes,
  };
};

const resumo = (codigo: string, situacao: SituacaoEncomenda, em: string): EncomendaResumo => ({
  codigo,
  situacao,
  em,
  origem: tiete,
  destino: rio,
  volumes: 1,
});
export const emAndamento: EncomendaResumo[] = [
  resumo(CODIGO, 'pre_postada', '2026-12-01T14:05:00.000Z'),
  resumo('ITCAMNHA23M', 'em_transporte', '2026-12-01T11:00:00.000Z'),
  resumo('ITRETRADA49', 'aguardando_retirada', '2026-11-30T19:30:00.000Z'),
];
