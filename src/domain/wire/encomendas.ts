import { Type, type Static } from 'typebox';
import { CelularE164, Centavos, Dia, Email, Id, Instante, LocalidadeId, Texto, ViagemId, closed } from './campos';
import { Localidade } from './localidades';
import { Parada } from './viagens';

const lado = Type.Integer({ minimum: 1, maximum: 1000 });

/** One piece of a parcel. */
export const Volume = closed({
  pesoGramas: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  comprimentoCm: lado,
  larguraCm: lado,
  alturaCm: lado,
});
export type Volume = Static<typeof Volume>;
export const Volumes = Type.Array(Volume, { minItems: 1, maxItems: 5 });

export const CodigoEncomenda = Type.String({ pattern: '^IT[A-Z0-9]{9}$', description: 'Código da encomenda' });
/** The last four of a document, of who sends or of who receives; never in an address. */
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

/** Weighed, by its room, and what is paid for. */
export const Pesos = Type.Object({
  realGramas: Type.Integer(),
  cubadoGramas: Type.Integer(),
  taxadoGramas: Type.Integer(),
});
export type Pesos = Static<typeof Pesos>;

const frete = { pesos: Pesos, linhas: Type.Array(LinhaFrete), totalCentavos: Centavos };
export const FreteEncomenda = Type.Object(frete);
export type FreteEncomenda = Static<typeof FreteEncomenda>;

/** A departure that takes a parcel along. */
export const PartidaEncomenda = Type.Object({
  viagemId: ViagemId,
  linha: Type.String(),
  partida: Parada,
  chegada: Parada,
  /** Until when it must be at the counter. */
  entregarAte: Instante,
});
export type PartidaEncomenda = Static<typeof PartidaEncomenda>;

/** What a parcel costs, and until when that holds. */
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

/** Who sends, or who receives. */
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

/** Without one of these a parcel may not travel. */
export const DocumentoFiscal = Type.Union([
  closed({ tipo: Type.Literal('nfe'), chave: Texto(1, 60) }),
  closed({
    tipo: Type.Literal('declaracao'),
    itens: Type.Array(ItemDeclarado, { minItems: 1, maxItems: 20 }),
  }),
]);
export type DocumentoFiscal = Static<typeof DocumentoFiscal>;

/** POST /Encomendas: the parcel is announced; it is paid and posted at the counter. */
export const NovaEncomenda = closed({
  cotacaoId: Id,
  remetente: Parte,
  destinatario: Parte,
  fiscal: DocumentoFiscal,
  /** Nothing of the list of what is forbidden is in it. */
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

// What is told needs no rule: it was checked when it was taken.
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

/** What was announced: code, label and declaration are made of it. */
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
  /** Where it happened; null where it is on its way or no place is known. */
  local: Type.Union([Localidade, Type.Null()]),
});
export type EventoRastreio = Static<typeof EventoRastreio>;

const Retirada = Type.Object({
  prazo: Dia,
  armazenagemDiaCentavos: Centavos,
  /** What is owed for storing it until today. */
  armazenagemCentavos: Centavos,
});

/** How a parcel stands: what happened, where and when; nothing about anybody. */
export const Rastreio = Type.Object({
  codigo: Type.String(),
  situacao: SituacaoEncomenda,
  origem: Localidade,
  destino: Localidade,
  volumes: Type.Integer(),
  eventos: Type.Array(EventoRastreio),
  postarAte: Type.Union([Dia, Type.Null()]),
  /** The coach that carries it, while it does. */
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

/** A parcel as the counter reads it. */
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

/** A parcel in a list of the counter. */
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

/** The parcel is weighed and paid. */
export const Recebimento = closed({
  volumes: Volumes,
  /** The sum that was on screen: where it is another by now, nothing is taken. */
  totalCentavos: Centavos,
  meio: MeioBalcao,
});
export type Recebimento = Static<typeof Recebimento>;

/** What happened to a parcel after it was posted. */
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
