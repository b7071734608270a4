import { creditoPadrao } from '../../src/domain/conta/creditos';
import { atrasoPadrao } from '../../src/domain/conta/cupomDeAtraso';
import { aplicativosPadrao, marcaPadrao } from '../../src/domain/companhia/marca/marcaPadrao';
import type {
  Companhia,
  CompanhiaPublica,
  CoresMarca,
  DadosCompanhia,
  Endereco,
  TermoPublicado,
  Vaga,
  VersaoCompanhia,
} from '../../src/domain/wire/companhia/companhia';

export const umEndereco = (change: Partial<Endereco> = {}): Endereco => ({
  logradouro: 'Av. Cruzeiro do Sul',
  numero: '1800',
  complemento: '',
  bairro: 'Santana',
  municipio: 'São Paulo',
  uf: 'SP',
  cep: '02030000',
  ...change,
});

/** Openings in wire format: one for good, one until a day. */
export const vagas: Vaga[] = [
  {
    id: 'atendente-guiche-rio',
    titulo: 'Atendente de guichê',
    area: 'atendimento',
    cidade: 'Rio de Janeiro, RJ',
    regime: 'Seis horas por dia, escala 6 × 1',
    resumo: 'Vender, remarcar e orientar quem viaja a partir da Rodoviária Novo Rio.',
    atividades: ['Vender passagens.', 'Abrir e fechar o caixa do turno.'],
    requisitos: ['Ensino médio completo.'],
    ate: null,
  },
  {
    id: 'motorista-rodoviario-sp',
    titulo: 'Motorista rodoviário',
    area: 'operacao',
    cidade: 'São Paulo, SP',
    regime: 'Tempo integral, por escala',
    resumo: 'Conduzir as linhas que saem do Tietê.',
    atividades: ['Fazer a inspeção do ônibus antes de cada partida.'],
    requisitos: ['CNH categoria D ou E, com EAR.'],
    ate: '2027-01-31',
  },
];

/** The company as every visitor reads it. */
export const umaCompanhiaPublica = (change: Partial<CompanhiaPublica> = {}): CompanhiaPublica => ({
  nome: 'Itapê',
  razaoSocial: 'Itapê Transportes S.A.',
  cnpj: '12345678000195',
  endereco: umEndereco(),
  canais: [
    { tipo: 'telefone', nome: 'Telefone', valor: '0800 000 0000', quando: 'Todos os dias, 24 horas' },
    { tipo: 'email', nome: 'E-mail', valor: 'atendimento@itape.test', quando: 'Resposta em até 2 dias úteis' },
    { tipo: 'telefone', nome: 'ANTT, a agência que nos fiscaliza', valor: '166', quando: 'Todos os dias, 24 horas' },
  ],
  encarregado: { nome: 'Íris Prado', email: 'privacidade@itape.test' },
  apresentacao: {
    resumo: 'A Itapê leva gente e encomenda pelas estradas do Brasil.',
    historia: ['Começamos ligando cidades que o avião não alcança.'],
    compromissos: [
      { titulo: 'O preço que aparece é o preço que se paga', texto: 'Nada surge no fim.' },
      { titulo: 'Ônibus para todos', texto: 'Lugares acessíveis em toda a frota.' },
    ],
  },
  vagas,
  ...change,
});

/** The whole document of a company with one carrier. */
export const umaCompanhia = (change: Partial<DadosCompanhia> = {}): DadosCompanhia => ({
  ...umaCompanhiaPublica(),
  descritorFatura: 'ITAPE',
  transportadoras: [
    {
      nome: 'Itapê',
      razaoSocial: 'Itapê Transportes S.A.',
      cnpj: '12345678000195',
      ie: '110042490114',
      endereco: umEndereco(),
      serie: 1,
      ambiente: 'homologacao',
    },
  ],
  marca: marcaPadrao,
  aplicativos: aplicativosPadrao,
  credito: creditoPadrao,
  atraso: atrasoPadrao,
  adicionais: [],
  ...change,
});

/** A document of before brand and apps were parts of it. */
export const documentoAntigo = (change: Partial<DadosCompanhia> = {}): Partial<DadosCompanhia> => {
  const dados: Partial<DadosCompanhia> = umaCompanhia(change);
  delete dados.marca;
  delete dados.aplicativos;
  return dados;
};

/** Colours that are readable, and none of them the build's. */
export const outrasCores: CoresMarca = {
  clara: { primaria: '#7a1fa2', destaque: '#00568f' },
  escura: { primaria: '#d9a6f0', destaque: '#7cc4ff' },
  faixa: { fundo: '#3a0a52', detalhe: '#ffd54a' },
};

/** The document as its administration reads it. */
export const umaCompanhiaAdministrada = (change: Partial<Companhia> = {}): Companhia => ({
  versao: 4,
  autor: 'Rita Admin',
  em: '2026-11-20T10:15:00-03:00',
  dados: umaCompanhia(),
  ...change,
});

/** Its changes, the newest first. */
export const versoesEmpresa: VersaoCompanhia[] = [
  { versao: 4, autor: 'Rita Admin', em: '2026-11-20T10:15:00-03:00', partes: ['canais', 'transportadoras'] },
  { versao: 3, autor: 'linha de comando', em: '2026-10-02T08:00:00-03:00', partes: ['vagas'] },
];

/** Versions of the terms: one of before, the one in force, one that waits for its day. */
export const termosPublicados: TermoPublicado[] = [
  {
    versao: 1,
    vigenteDe: '2026-01-01',
    conteudo: '<h1>Termos</h1><p>Os primeiros.</p>',
    autor: null,
    publicadoEm: null,
  },
  {
    versao: 2,
    vigenteDe: '2026-06-01',
    conteudo: '<h1>Termos de uso</h1><p>Quem compra aceita estes termos.</p>',
    autor: 'Rita Admin',
    publicadoEm: '2026-05-20T10:15:00-03:00',
  },
  {
    versao: 3,
    vigenteDe: '2027-01-01',
    conteudo: '<h1>Termos de uso</h1><p>Quem compra aceita os termos novos.</p>',
    autor: 'Rita Admin',
    publicadoEm: '2026-11-20T10:15:00-03:00',
  },
];
