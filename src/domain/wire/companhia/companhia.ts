import { Type, type Static } from 'typebox';
import { closed, Dia, Email, Instante, Linha, Texto } from '../base/campos';
import { MAXIMO_POR_PASSAGEIRO, TipoAdicional } from '../compra/adicionais';

const Uf = Type.String({ pattern: '^[A-Z]{2}$' });
const Cnpj = Type.String({ pattern: '^[0-9A-Z]{12}[0-9]{2}$', description: 'Sem pontuação' });
const Frases = (max: number) => Type.Array(Linha(1, 500), { maxItems: max });

/** A postal address, by its parts. */
export const Endereco = closed({
  logradouro: Linha(1, 120),
  numero: Linha(1, 10),
  /** Empty where there is none. */
  complemento: Linha(0, 60),
  bairro: Linha(1, 80),
  municipio: Linha(1, 80),
  uf: Uf,
  cep: Type.String({ pattern: '^[0-9]{8}$' }),
});
export type Endereco = Static<typeof Endereco>;

/** The tax office's environment that issues: tickets of `homologacao` have no fiscal value. */
export const Ambiente = Type.Union([Type.Literal('homologacao'), Type.Literal('producao')]);
export type Ambiente = Static<typeof Ambiente>;

/** A carrier: it runs lines under a name, and issues their tickets. */
export const Transportadora = closed({
  /** Its name on lines: `agency_name` of the catalogue's feed. */
  nome: Linha(1, 80),
  razaoSocial: Linha(1, 120),
  cnpj: Cnpj,
  /** Digits alone. */
  ie: Type.String({ pattern: '^[0-9]{2,14}$' }),
  endereco: Endereco,
  /** Series of its BP-e. */
  serie: Type.Integer({ minimum: 1, maximum: 999 }),
  ambiente: Ambiente,
});
export type Transportadora = Static<typeof Transportadora>;

/** A way to reach the company. */
export const Canal = closed({
  tipo: Type.Union([Type.Literal('telefone'), Type.Literal('email'), Type.Literal('pagina')]),
  nome: Linha(1, 80),
  /** As a person reads it: a telephone number with its spaces, an address. */
  valor: Linha(1, 200),
  quando: Linha(1, 80),
});
export type Canal = Static<typeof Canal>;

/** An opening for work. */
export const Vaga = closed({
  /** Part of its address; never changes. */
  id: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  titulo: Linha(1, 80),
  area: Type.Union([
    Type.Literal('operacao'),
    Type.Literal('manutencao'),
    Type.Literal('atendimento'),
    Type.Literal('tecnologia'),
    Type.Literal('administrativo'),
  ]),
  cidade: Linha(1, 80),
  regime: Linha(1, 80),
  resumo: Linha(1, 500),
  atividades: Frases(20),
  requisitos: Frases(20),
  /** The last day to apply; null while it stays open until it is taken off the list. */
  ate: Type.Union([Dia, Type.Null()]),
});
export type Vaga = Static<typeof Vaga>;

/** The words of the page "Quem somos". */
export const Apresentacao = closed({
  resumo: Linha(0, 500),
  historia: Type.Array(Texto(1, 2000), { maxItems: 20 }),
  compromissos: Type.Array(closed({ titulo: Linha(1, 120), texto: Linha(1, 500) }), { maxItems: 20 }),
});
export type Apresentacao = Static<typeof Apresentacao>;

const Cor = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const CoresDoTexto = closed({ primaria: Cor, destaque: Cor });

/** The brand's colours: of text and controls in both schemes, and of the dark band of header and footer. */
export const CoresMarca = closed({
  clara: CoresDoTexto,
  escura: CoresDoTexto,
  faixa: closed({ fundo: Cor, detalhe: Cor }),
});
export type CoresMarca = Static<typeof CoresMarca>;

/** How the company looks. */
export const Marca = closed({
  /** Text of the logo; empty where it is the company's name. */
  logotipo: Linha(0, 24),
  /** The line below the logo in the footer; may be empty. */
  lema: Linha(0, 80),
  cores: CoresMarca,
});
export type Marca = Static<typeof Marca>;

const Pacote = Type.String({ pattern: '^([A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)+)?$', maxLength: 150 });

/** The apps in the stores, by the identifiers that their native projects are built with. */
export const Aplicativos = closed({
  android: closed({
    pacote: Pacote,
    /** SHA-256 fingerprints of the certificates that the app is signed with: `AA:BB:…`; none while none is published. */
    certificados: Type.Array(Type.String({ pattern: '^([0-9A-F]{2}:){31}[0-9A-F]{2}$' }), { maxItems: 10 }),
  }),
  ios: closed({
    pacote: Pacote,
    /** Apple's id of the team that publishes the app; empty while none is published. */
    time: Type.String({ pattern: '^([A-Z0-9]{10})?$' }),
  }),
});
export type Aplicativos = Static<typeof Aplicativos>;

/** Credit that travellers may take in the place of a refund. */
export const CreditoDaEmpresa = closed({
  /** Bonus on the money that would go back; 0 makes no offer. */
  bonusPct: Type.Integer({ minimum: 0, maximum: 50 }),
  validadeMeses: Type.Integer({ minimum: 1, maximum: 60 }),
});
export type CreditoDaEmpresa = Static<typeof CreditoDaEmpresa>;

/** The coupon of passengers whose coach left late. */
export const AtrasoDaEmpresa = closed({
  /** The shortest delay that gives one. */
  minutos: Type.Integer({ minimum: 1, maximum: 1440 }),
  /** Percentage off the next purchase; 0 gives no coupon. */
  cupomPct: Type.Integer({ minimum: 0, maximum: 100 }),
  tetoCentavos: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  validadeMeses: Type.Integer({ minimum: 1, maximum: 60 }),
});
export type AtrasoDaEmpresa = Static<typeof AtrasoDaEmpresa>;

/** An extra that is sold with a seat. */
export const AdicionalDaEmpresa = closed({
  tipo: TipoAdicional,
  /** Price of one on one departure. */
  precoCentavos: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  porPassageiro: Type.Integer({ minimum: 1, maximum: MAXIMO_POR_PASSAGEIRO }),
  /** How many a departure holds. */
  porPartida: Type.Integer({ minimum: 1, maximum: 200 }),
});
export type AdicionalDaEmpresa = Static<typeof AdicionalDaEmpresa>;

const identificacao = {
  /** The name that people know it by. */
  nome: Linha(1, 80),
  razaoSocial: Linha(1, 120),
  cnpj: Cnpj,
  endereco: Endereco,
  canais: Type.Array(Canal, { minItems: 1, maxItems: 20 }),
  /** The person in charge of personal data (LGPD art. 41). */
  encarregado: closed({ nome: Linha(1, 120), email: Email }),
};

/** The company as data: everything that another company would have to say differently. */
export const DadosCompanhia = closed({
  ...identificacao,
  /** The text on a card's bill. */
  descritorFatura: Type.String({ pattern: '^[A-Z0-9 ]{1,13}$' }),
  transportadoras: Type.Array(Transportadora, { minItems: 1, maxItems: 50 }),
  apresentacao: Apresentacao,
  vagas: Type.Array(Vaga, { maxItems: 100 }),
  marca: Marca,
  aplicativos: Aplicativos,
  credito: CreditoDaEmpresa,
  atraso: AtrasoDaEmpresa,
  /** The extras that are sold with a seat, each kind once; none are shown where there are none. */
  adicionais: Type.Array(AdicionalDaEmpresa, { maxItems: 3 }),
});
export type DadosCompanhia = Static<typeof DadosCompanhia>;

/** The company for its own administration, with the number of its last change. */
export const Companhia = Type.Object({
  versao: Type.Integer(),
  /** Name of who changed it last, where they have an account. */
  autor: Type.String(),
  em: Instante,
  dados: DadosCompanhia,
});
export type Companhia = Static<typeof Companhia>;

/** The part that every visitor of a screen may know: who sells, how to reach it, what it says about itself, its openings. */
export const CompanhiaPublica = Type.Object({
  ...identificacao,
  apresentacao: Apresentacao,
  vagas: Type.Array(Vaga),
});
export type CompanhiaPublica = Static<typeof CompanhiaPublica>;

/** `versao` is the version that the author saw, 0 before the first one: a later one refuses the change. */
export const NovaCompanhia = closed({
  versao: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  dados: DadosCompanhia,
});
export type NovaCompanhia = Static<typeof NovaCompanhia>;

/** A change of the company's data: who, when, and the parts of the document; the first one names none. */
export const VersaoCompanhia = Type.Object({
  versao: Type.Integer(),
  autor: Type.String(),
  em: Instante,
  partes: Type.Array(Type.String()),
});
export type VersaoCompanhia = Static<typeof VersaoCompanhia>;

/** A version of the terms of use, in plain HTML, in force from the beginning of a day. */
export const Termo = closed({
  versao: Type.Integer({ minimum: 1, maximum: 10_000 }),
  vigenteDe: Dia,
  conteudo: Texto(1, 200_000),
});
export type Termo = Static<typeof Termo>;

/** A version with its author; both are null for one of before they were kept. */
export const TermoPublicado = Type.Object({
  versao: Type.Integer(),
  vigenteDe: Dia,
  conteudo: Type.String(),
  autor: Type.Union([Type.String(), Type.Null()]),
  publicadoEm: Type.Union([Instante, Type.Null()]),
});
export type TermoPublicado = Static<typeof TermoPublicado>;
