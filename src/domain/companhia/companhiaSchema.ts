import { array, number, object, string, type ObjectSchema } from 'yup';
import { isDia } from '../base/data';
import { isCnpj } from '../base/pessoa/cnpj';
import { EMAIL_INVALIDO, isEmail } from '../base/pessoa/email';
import { codigoUf } from '../base/uf';
import { areasTrabalho, type AreaTrabalho } from '../empresa/vagas';
import type {
  Ambiente,
  AtrasoDaEmpresa,
  Canal,
  CreditoDaEmpresa,
  DadosCompanhia,
  Endereco,
  Transportadora,
  Vaga,
} from '../wire/companhia/companhia';
import { adicionaisSchema } from './adicionaisSchema';
import { DESCONHECIDO, linha, LISTA, MUITOS, TAMANHO } from './camposCompanhia';
import { TETO_MAXIMO_CENTAVOS } from './limitesCompanhia';
import { nomeComparavel } from './companhia';
import { aplicativosSchema, marcaSchema } from './marca/marcaSchema';

const texto = (faltando: string, max: number) =>
  string()
    .typeError('Escreva um texto')
    .defined(faltando)
    .test('texto', 'O texto tem caracteres que não aparecem', (text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text))
    .test('vazio', faltando, (text) => text.trim() !== '')
    .max(max, TAMANHO);

const email = linha('Informe o e-mail', 254).test('email', EMAIL_INVALIDO, isEmail);
const cnpj = linha('Informe o CNPJ', 14)
  .matches(/^[0-9A-Z]{12}\d{2}$/, 'O CNPJ tem 14 letras e dígitos')
  .test('cnpj', 'Informe um CNPJ válido', isCnpj);

const endereco: ObjectSchema<Endereco> = object({
  logradouro: linha('Informe a rua', 120),
  numero: linha('Informe o número, ou s/n', 10),
  complemento: linha('Escreva o complemento, ou deixe vazio', 60, 0),
  bairro: linha('Informe o bairro', 80),
  municipio: linha('Informe o município', 80),
  uf: linha('Informe a UF', 2).test('uf', 'Informe a sigla do estado', (uf) => codigoUf(uf) !== undefined),
  cep: linha('Informe o CEP', 8).matches(/^\d{8}$/, 'O CEP tem 8 dígitos'),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe o endereço');

const transportadora: ObjectSchema<Transportadora> = object({
  nome: linha('Informe o nome que as linhas trazem', 80),
  razaoSocial: linha('Informe a razão social', 120),
  cnpj,
  ie: linha('Informe a inscrição estadual', 14).matches(/^\d{2,14}$/, 'Escreva só os dígitos da inscrição estadual'),
  endereco,
  serie: number()
    .typeError('Informe uma série de 1 a 999')
    .required('Informe a série do BP-e')
    .integer('Informe uma série de 1 a 999')
    .min(1, 'Informe uma série de 1 a 999')
    .max(999, 'Informe uma série de 1 a 999'),
  ambiente: string<Ambiente>()
    .required('Informe o ambiente')
    .oneOf(['homologacao', 'producao'], 'O ambiente é homologacao ou producao'),
}).noUnknown(DESCONHECIDO);

const canal: ObjectSchema<Canal> = object({
  tipo: string<Canal['tipo']>()
    .required('Informe o tipo')
    .oneOf(['telefone', 'email', 'pagina'], 'O tipo é telefone, email ou pagina'),
  nome: linha('Informe o nome do canal', 80),
  valor: linha('Informe o telefone ou o endereço', 200).test('canal', 'Não serve para este tipo de canal', isCanal),
  quando: linha('Informe quando atende', 80),
}).noUnknown(DESCONHECIDO);

/** A value that its kind of channel can open: a number to dial, an address to write to, a page. */
function isCanal(valor: string, { parent }: { parent: unknown }): boolean {
  const { tipo } = parent as Partial<Canal>;
  if (tipo === 'telefone') return /^\+?[\d ()-]{3,20}$/.test(valor);
  return tipo === 'email' ? isEmail(valor) : /^https:\/\/\S+$/.test(valor) && URL.canParse(valor);
}

const vaga: ObjectSchema<Vaga> = object({
  id: linha('Informe o código da vaga', 64).matches(/^[a-z0-9-]+$/, 'Use letras minúsculas, dígitos e hífens'),
  titulo: linha('Informe o título', 80),
  area: string<AreaTrabalho>()
    .required('Informe a área')
    .test('area', 'Não há esta área', (area) => Object.hasOwn(areasTrabalho, area)),
  cidade: linha('Informe a cidade', 80),
  regime: linha('Informe o regime', 80),
  resumo: linha('Informe o resumo', 500),
  atividades: array(linha('Escreva a atividade', 500)).required(LISTA).max(20, MUITOS),
  requisitos: array(linha('Escreva o requisito', 500)).required(LISTA).max(20, MUITOS),
  ate: string()
    .nullable()
    .defined('Informe o último dia, ou null')
    .test('dia', 'Informe um dia que exista, ou nenhum', (dia) => dia === null || isDia(dia)),
}).noUnknown(DESCONHECIDO);

const inteiro = (mensagem: string, min: number, max: number) =>
  number().typeError(mensagem).required(mensagem).integer(mensagem).min(min, mensagem).max(max, mensagem);

const credito: ObjectSchema<CreditoDaEmpresa> = object({
  bonusPct: inteiro('Informe um bônus de 0 a 50%', 0, 50),
  validadeMeses: inteiro('Informe uma validade de 1 a 60 meses', 1, 60),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe o crédito');

const TETO = 'Informe um desconto máximo de R$ 0,01 a R$ 10.000,00';
const atraso: ObjectSchema<AtrasoDaEmpresa> = object({
  minutos: inteiro('Informe um atraso de 1 a 1440 minutos', 1, 1440),
  cupomPct: inteiro('Informe um desconto de 0 a 100%', 0, 100),
  tetoCentavos: inteiro(TETO, 1, TETO_MAXIMO_CENTAVOS),
  validadeMeses: inteiro('Informe uma validade de 1 a 60 meses', 1, 60),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe o cupom por atraso');

const apresentacao: ObjectSchema<DadosCompanhia['apresentacao']> = object({
  resumo: linha('Escreva o resumo, ou deixe vazio', 500, 0),
  historia: array(texto('Escreva o parágrafo', 2000)).required(LISTA).max(20, MUITOS),
  compromissos: array(
    object({
      titulo: linha('Informe o título', 120),
      texto: linha('Escreva o texto', 500),
    }).noUnknown(DESCONHECIDO),
  )
    .required(LISTA)
    .max(20, MUITOS),
})
  .noUnknown(DESCONHECIDO)
  .required('Informe a apresentação');

/** The items of a list that have fields at all: the others are refused by themselves. */
const objects = <T extends object>(all: readonly T[] | undefined): T[] =>
  (all ?? []).filter((one) => typeof one === 'object' && (one as T | null) !== null);

/** True where no two of these texts are the same. */
const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** One CNPJ is one establishment, so it stands in one state under one registration. */
const isOneEstablishment = (all: readonly Transportadora[]): boolean =>
  all.every(({ cnpj: own, ie, endereco: { uf } }) =>
    all.every((other) => other.cnpj !== own || (other.ie === ie && other.endereco.uf === uf)),
  );

/** The company as data, by the same rules in the form, at the API and in a file. */
export const companhiaSchema: ObjectSchema<DadosCompanhia> = object({
  nome: linha('Informe o nome da empresa', 80),
  razaoSocial: linha('Informe a razão social', 120),
  cnpj,
  endereco,
  canais: array(canal)
    .required(LISTA)
    .max(20, MUITOS)
    .test('contato', 'Informe um telefone e um e-mail de atendimento', (all) =>
      (['telefone', 'email'] as const).every((tipo) => objects(all).some((one) => one.tipo === tipo)),
    ),
  encarregado: object({ nome: linha('Informe o nome do encarregado', 120), email })
    .noUnknown(DESCONHECIDO)
    .required('Informe o encarregado dos dados pessoais'),
  descritorFatura: linha('Informe o texto da fatura', 13).matches(
    /^[A-Z0-9 ]+$/,
    'Use até 13 letras maiúsculas sem acento, dígitos e espaços',
  ),
  transportadoras: array(transportadora)
    .required('Informe as transportadoras')
    .min(1, 'Informe uma transportadora')
    .max(50, MUITOS)
    .test('nomes', 'Duas transportadoras têm o mesmo nome', (all) =>
      areDifferent(objects(all).map(({ nome }) => nomeComparavel(String(nome)))),
    )
    .test('estabelecimentos', 'Um CNPJ está em um só estado, com uma só inscrição estadual', (all) =>
      isOneEstablishment(objects(all).filter(({ endereco: place }) => objects([place]).length === 1)),
    ),
  apresentacao,
  vagas: array(vaga)
    .required(LISTA)
    .max(100, MUITOS)
    .test('codigos', 'Duas vagas têm o mesmo código', (all) => areDifferent(objects(all).map(({ id }) => id))),
  marca: marcaSchema,
  aplicativos: aplicativosSchema,
  credito,
  atraso,
  adicionais: adicionaisSchema,
})
  .noUnknown(DESCONHECIDO)
  .required('O documento está vazio');
