import { Type, type Static } from 'typebox';
import { Id, Instante, Linha, Poltrona, ViagemId, closed } from '../base/campos';

/** Public key that verifies boarding codes: 32 bytes of Ed25519, base64url. */
export const ChaveEmbarque = Type.Object({ id: Type.String(), publica: Type.String() });
export type ChaveEmbarque = Static<typeof ChaveEmbarque>;

/** A newly published key and the instant from which it signs. */
export const NovaChaveEmbarque = Type.Object({ id: Type.String(), assinaDesde: Instante });
export type NovaChaveEmbarque = Static<typeof NovaChaveEmbarque>;

/** Codes scanned at boarding, some of them offline. */
export const LeiturasEmbarque = closed({
  leituras: Type.Array(closed({ codigo: Linha(0, 400), lidoEm: Instante }), {
    minItems: 1,
    maxItems: 100,
  }),
});
export type LeiturasEmbarque = Static<typeof LeiturasEmbarque>;

/** Result of a reading; results are in the order of the readings. */
export const ResultadoEmbarque = Type.Object({
  situacao: Type.Union([
    Type.Literal('embarcado'),
    Type.Literal('ja_embarcado'),
    Type.Literal('sem_validade'),
    Type.Literal('invalido'),
  ]),
  /** Time of the first reading of this ticket. */
  lidoEm: Type.Union([Instante, Type.Null()]),
});
export type ResultadoEmbarque = Static<typeof ResultadoEmbarque>;

/** Extras that a valid ticket brings; no personal data. */
const CargaDoBilhete = Type.Object({
  bilheteId: Id,
  poltrona: Poltrona,
  adicionais: Type.Array(Type.Object({ nome: Type.String(), quantidade: Type.Integer() })),
});
export type CargaDoBilhete = Static<typeof CargaDoBilhete>;

/** Ids of a trip's tickets that are no longer valid for boarding, and what the others bring; no personal data. */
export const BilhetesSemValidade = Type.Object({
  viagemId: ViagemId,
  bilhetes: Type.Array(Id),
  carga: Type.Array(CargaDoBilhete),
});
export type BilhetesSemValidade = Static<typeof BilhetesSemValidade>;
