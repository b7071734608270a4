import { Type, type Static } from 'typebox';
import { MAXIMO_TOKEN_CARTEIRA } from '../../pagamento/tokenCarteira';
import { closed } from '../base/campos';

/** Wallets of a browser whose cards the acquirer takes; `teste` is the sandbox's own. */
export const MetodoCarteira = Type.Union([Type.Literal('google_pay'), Type.Literal('teste')]);
export type MetodoCarteira = Static<typeof MetodoCarteira>;

/**
 * Handed over by a wallet for one payment. `token` is encrypted for the acquirer and opaque to everybody else; it may be
 * JSON with long numbers in it, so only its size is judged, and that it is not digits alone. Never stored, never logged.
 */
export const PagamentoDaCarteira = closed({
  metodo: MetodoCarteira,
  token: Type.String({ minLength: 16, maxLength: MAXIMO_TOKEN_CARTEIRA, pattern: '^(?=.*[^0-9 -])[ -~]+$' }),
});
export type PagamentoDaCarteira = Static<typeof PagamentoDaCarteira>;

/** A wallet that may pay now. `identificador` is its method at the Payment Request API. */
export const CarteiraOferecida = Type.Object({
  metodo: MetodoCarteira,
  nome: Type.String(),
  identificador: Type.String(),
  /** Demands of Google Pay on a shop; null for other wallets. */
  google: Type.Union([
    Type.Object({
      ambiente: Type.Union([Type.Literal('TEST'), Type.Literal('PRODUCTION')]),
      gateway: Type.String(),
      gatewayComercianteId: Type.String(),
      comercianteId: Type.String(),
      comerciante: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type CarteiraOferecida = Static<typeof CarteiraOferecida>;
