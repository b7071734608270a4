import { Type, type Static } from 'typebox';
import { Id, Instante, Linha, ViagemId, closed } from './campos';

/** A public key that boarding codes are checked against: 32 bytes of Ed25519, base64url. */
export const ChaveEmbarque = Type.Object({ id: Type.String(), publica: Type.String() });
export type ChaveEmbarque = Static<typeof ChaveEmbarque>;

/** A key that was just published: it signs from then on. */
export const NovaChaveEmbarque = Type.Object({ id: Type.String(), assinaDesde: Instante });
export type NovaChaveEmbarque = Static<typeof NovaChaveEmbarque>;

/** Codes read at the door, some of them while there was no network. */
export const LeiturasEmbarque = closed({
  leituras: Type.Array(closed({ codigo: Linha(0, 400), lidoEm: Instante }), {
    minItems: 1,
    maxItems: 100,
  }),
});
export type LeiturasEmbarque = Static<typeof LeiturasEmbarque>;

/** What became of a reading; the answers stand in the order of the readings. */
export const ResultadoEmbarque = Type.Object({
  situacao: Type.Union([
    Type.Literal('embarcado'),
    Type.Literal('ja_embarcado'),
    Type.Literal('sem_validade'),
    Type.Literal('invalido'),
  ]),
  /** When the first reading of this ticket was made. */
  lidoEm: Type.Union([Instante, Type.Null()]),
});
export type ResultadoEmbarque = Static<typeof ResultadoEmbarque>;

/** The tickets of a trip that board nobody any more: ids alone, nothing of a person. */
export const BilhetesSemValidade = Type.Object({ viagemId: ViagemId, bilhetes: Type.Array(Id) });
export type BilhetesSemValidade = Static<typeof BilhetesSemValidade>;
