import { Type, type Static } from 'typebox';
import { Classe, Instante, LocalidadeId, Poltrona, ViagemId, closed } from '../base/campos';
import { Preco } from '../viagens/viagens';

const SituacaoPoltrona = Type.Union([Type.Literal('livre'), Type.Literal('ocupada'), Type.Literal('bloqueada')]);

export const PoltronaMapa = Type.Object({
  numero: Poltrona,
  andar: Type.Integer(),
  /** Row from the driver and column from the left, both from 0; the aisle has a column of its own. */
  fila: Type.Integer(),
  coluna: Type.Integer(),
  posicao: Type.Union([Type.Literal('janela'), Type.Literal('corredor')]),
  classe: Classe,
  situacao: SituacaoPoltrona,
  acessivel: Type.Boolean(),
  preferencialMulheres: Type.Boolean(),
});
export type PoltronaMapa = Static<typeof PoltronaMapa>;

/** Other fixtures of the coach on the same grid. */
export const RecursoMapa = Type.Object({
  tipo: Type.Union([Type.Literal('wc'), Type.Literal('escada'), Type.Literal('motorista'), Type.Literal('geladeira')]),
  andar: Type.Integer(),
  fila: Type.Integer(),
  coluna: Type.Integer(),
});
export type RecursoMapa = Static<typeof RecursoMapa>;

/** How old the operator's word about the seats is; only for departures that its system sells too. */
export const Conferencia = Type.Object({
  /** False where it did not answer now, so that seats may have been sold meanwhile. */
  aoVivo: Type.Boolean(),
  /** Null where it was never asked about these stops. */
  conferidoEm: Type.Union([Instante, Type.Null()]),
  /** Age when the response was created, for devices with a wrong clock. */
  idadeMs: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type Conferencia = Static<typeof Conferencia>;

export const MapaPoltronas = Type.Object({
  viagemId: ViagemId,
  andares: Type.Integer(),
  filas: Type.Integer(),
  colunas: Type.Integer(),
  poltronas: Type.Array(PoltronaMapa),
  recursos: Type.Array(RecursoMapa),
  /** Price of a seat by class. */
  precos: Type.Array(Type.Object({ classe: Classe, preco: Preco })),
  conferencia: Type.Optional(Conferencia),
});
export type MapaPoltronas = Static<typeof MapaPoltronas>;

/** Message of a coach's seat stream: every occupied seat on the requested legs, own holds included. */
export const EventoPoltronas = Type.Object({ ocupadas: Type.Array(Poltrona) });
export type EventoPoltronas = Static<typeof EventoPoltronas>;

export const BuscaPoltronas = closed({ localidadeOrigem: LocalidadeId, localidadeDestino: LocalidadeId });
