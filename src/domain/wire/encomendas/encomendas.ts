import { Type, type Static } from 'typebox';
import { CelularE164, Centavos, Dia, Email, Id, Instante, LocalidadeId, Texto, ViagemId, closed } from '../base/campos';
import { Localidade } from '../lugares/localidades';
import { Parada } from '../viagens/viagens';

const lado = Type.Integer({ minimum: 1, maximum: 1000 });

/** One package of a parcel. */
export const Volume = closed({
  pesoGramas: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  comprimentoCm: lado,
  larguraCm: lado,
  alturaCm: lado,
});
export type Volume = Static<typeof Volume>;
const Volumes = Type.Array(Volume, { minItems: 1, maxItems: 5 });

export const CodigoEncomenda = Type.String({ pattern: '^IT[A-Z0-9]{9}$', description: 'Código da encomenda' });
/** Last four characters of the sender's or recipient's document; a header keeps them out of addresses and logs. */
export const CabecalhoRastreio = Type.Object({
  'x-documento-final': Type.String({ pattern: '^[0-9A-Za-z]{4}$', description: 'Últimos 4 dígitos de um documento' }),
});

export const NovaCotacaoEncomenda = closed({
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  volumes: Volumes,
  valorDeclaradoCentavos: Centavos,
});
export type NovaCotacaoEncomenda = Static<typeof NovaCotacaoEncomenda>;

export const LinhaFrete = Type.Object({
  tipo: Type.Union([Type.Literal('frete'), Type.Literal('peso'), Type.Literal('volumes'), Type.Literal('seguro')]),
  rotulo: Type.String(),
  valorCentavos: Centavos,
});
export type LinhaFrete = Static<typeof LinhaFrete>;

/** Actual, dimensional and charged weight. */
export const Pesos = Type.Object({
  realGramas: Type.Integer(),
  cubadoGramas: Type.Integer(),
  taxadoGramas: Type.Integer(),
});
export type Pesos = Static<typeof Pesos>;

const frete = { pesos: Pesos, linhas: Type.Array(LinhaFrete), totalCentavos: Centavos };
export const FreteEncomenda = Type.Object(frete);
export type FreteEncomenda = Static<typeof FreteEncomenda>;

/** A departure that carries the parcel. */
export const PartidaEncomenda = Type.Object({
  viagemId: ViagemId,
  linha: Type.String(),
  partida: Parada,
  chegada: Parada,
  /** Latest drop-off at the counter. */
  entregarAte: Instante,
});
export type PartidaEncomenda = Static<typeof PartidaEncomenda>;

/** Price of a parcel and its validity. */
export const CotacaoEncomenda = Type.Object({
  id: Type.String(),
  origem: Localidade,
  destino: Localidade,
  volumes: Type.Array(Volume),
  valorDeclaradoCentavos: Centavos,
  distanciaKm: Type.Integer(),
  ...frete,
  validaAte: Instante,
  partidas: Type.Array(PartidaEncomenda),
  retiradaDias: Type.Integer(),
  armazenagemDiaCentavos: Centavos,
});
export type CotacaoEncomenda = Static<typeof CotacaoEncomenda>;

export const DocumentoParte = closed({
  tipo: Type.Union([Type.Literal('cpf'), Type.Literal('cnpj'), Type.Literal('passaporte')]),
  numero: Texto(6, 18),
});
export type DocumentoParte = Static<typeof DocumentoParte>;

/** Sender or recipient. */
export const Parte = closed({
  nome: Texto(3, 150),
  documento: DocumentoParte,
  celular: CelularE164,
  email: Type.Optional(Email),
});
export type Parte = Static<typeof Parte>;

export const ItemDeclarado = closed({
  descricao: Texto(3, 80),
  quantidade: Type.Integer({ minimum: 1, maximum: 999 }),
  valorCentavos: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type ItemDeclarado = Static<typeof ItemDeclarado>;

/** Fiscal document required for transport: an NF-e or a declaration of contents. */
export const DocumentoFiscal = Type.Union([
  closed({ tipo: Type.Literal('nfe'), chave: Texto(1, 60) }),
  closed({
    tipo: Type.Literal('declaracao'),
    itens: Type.Array(ItemDeclarado, { minItems: 1, maxItems: 20 }),
  }),
]);
export type DocumentoFiscal = Static<typeof DocumentoFiscal>;

/** POST /Encomendas: pre-posts a parcel; it is paid and posted at the counter. */
export const NovaEncomenda = closed({
  cotacaoId: Id,
  remetente: Parte,
  destinatario: Parte,
  fiscal: DocumentoFiscal,
  /** Declaration that the parcel contains no prohibited goods. */
  ciencia: Type.Boolean(),
});
export type NovaEncomenda = Static<typeof NovaEncomenda>;

export const SituacaoEncomenda = Type.Union([
  Type.Literal('pre_postada'),
  Type.Literal('postada'),
  Type.Literal('em_transporte'),
  Type.Literal('chegou'),
  Type.Literal('aguardando_retirada'),
  Type.Literal('entregue'),
  Type.Literal('devolvida'),
  Type.Literal('extraviada'),
]);
export type SituacaoEncomenda = Static<typeof SituacaoEncomenda>;

// Response schema without validation rules: the data was validated on input.
const ParteDita = Type.Object({
  nome: Type.String(),
  documento: Type.Object({ tipo: DocumentoParte.properties.tipo, numero: Type.String() }),
  celular: Type.String(),
  email: Type.Optional(Type.String()),
});
const ItemDito = Type.Object({ descricao: Type.String(), quantidade: Type.Integer(), valorCentavos: Centavos });
const FiscalDito = Type.Union([
  Type.Object({ tipo: Type.Literal('nfe'), chave: Type.String() }),
  Type.Object({ tipo: Type.Literal('declaracao'), itens: Type.Array(ItemDito) }),
]);

/** A pre-posted parcel, with the data for code, label and declaration. */
export const EncomendaPrePostada = Type.Object({
  codigo: Type.String(),
  criadaEm: Instante,
  postarAte: Dia,
  origem: Localidade,
  destino: Localidade,
  volumes: Type.Array(Volume),
  valorDeclaradoCentavos: Centavos,
  ...frete,
  remetente: ParteDita,
  destinatario: ParteDita,
  fiscal: FiscalDito,
});
export type EncomendaPrePostada = Static<typeof EncomendaPrePostada>;

export const EventoRastreio = Type.Object({
  situacao: SituacaoEncomenda,
  em: Instante,
  /** Place of the event; null in transit or when unknown. */
  local: Type.Union([Localidade, Type.Null()]),
});
export type EventoRastreio = Static<typeof EventoRastreio>;

const Retirada = Type.Object({
  prazo: Dia,
  armazenagemDiaCentavos: Centavos,
  /** Storage fee accrued until today. */
  armazenagemCentavos: Centavos,
});

/** Tracking of a parcel: events with place and time, without personal data. */
export const Rastreio = Type.Object({
  codigo: Type.String(),
  situacao: SituacaoEncomenda,
  origem: Localidade,
  destino: Localidade,
  volumes: Type.Integer(),
  eventos: Type.Array(EventoRastreio),
  postarAte: Type.Union([Dia, Type.Null()]),
  /** The departure that carries it; null when not in transit. */
  viagem: Type.Union([Type.Object({ id: ViagemId, linha: Type.String(), chegada: Parada }), Type.Null()]),
  retirada: Type.Union([Retirada, Type.Null()]),
});
export type Rastreio = Static<typeof Rastreio>;

export const MeioBalcao = Type.Union([
  Type.Literal('dinheiro'),
  Type.Literal('debito'),
  Type.Literal('credito'),
  Type.Literal('pix'),
]);
export type MeioBalcao = Static<typeof MeioBalcao>;

/** A parcel as returned to the counter. */
export const EncomendaBalcao = Type.Object({
  ...EncomendaPrePostada.properties,
  situacao: SituacaoEncomenda,
  eventos: Type.Array(EventoRastreio),
  partidas: Type.Array(PartidaEncomenda),
  viagem: Rastreio.properties.viagem,
  retirada: Rastreio.properties.retirada,
  recebedor: Type.Union([Type.Object({ nome: Type.String(), documentoFinal: Type.String() }), Type.Null()]),
});
export type EncomendaBalcao = Static<typeof EncomendaBalcao>;

/** A parcel as a row of the counter's list. */
export const EncomendaResumo = Type.Object({
  codigo: Type.String(),
  situacao: SituacaoEncomenda,
  origem: Localidade,
  destino: Localidade,
  volumes: Type.Integer(),
  em: Instante,
});
export type EncomendaResumo = Static<typeof EncomendaResumo>;

export const Pesagem = closed({ volumes: Volumes });
export type Pesagem = Static<typeof Pesagem>;

/** Weighing and payment at the counter. */
export const Recebimento = closed({
  volumes: Volumes,
  /** The displayed total; refused when the price has changed. */
  totalCentavos: Centavos,
  meio: MeioBalcao,
});
export type Recebimento = Static<typeof Recebimento>;

/** Events of a parcel after posting. */
export const NovoEvento = Type.Union([
  closed({ situacao: Type.Literal('em_transporte'), viagemId: ViagemId }),
  closed({ situacao: Type.Literal('chegou') }),
  closed({ situacao: Type.Literal('aguardando_retirada') }),
  closed({
    situacao: Type.Literal('entregue'),
    nome: Texto(3, 150),
    documentoFinal: Type.String({ pattern: '^[0-9A-Za-z]{4}$' }),
    armazenagemCentavos: Centavos,
    meio: Type.Optional(MeioBalcao),
  }),
  closed({ situacao: Type.Literal('devolvida'), motivo: Texto(3, 200) }),
  closed({ situacao: Type.Literal('extraviada'), motivo: Texto(3, 200) }),
]);
export type NovoEvento = Static<typeof NovoEvento>;
