import { Type, type Static } from 'typebox';
import { MAXIMO_TRECHOS } from '../../base/constantes';
import { Centavos, Id, Instante, LocalidadeId, Poltrona, Sentido, ViagemId, closed } from '../base/campos';
import { Preco } from '../viagens/viagens';

const TrechoPedido = closed({
  viagemId: ViagemId,
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  poltronas: Type.Array(Poltrona, { minItems: 1, maxItems: 6, uniqueItems: true }),
  /** The way of a purchase; needed only where the places do not tell it. */
  sentido: Type.Optional(Sentido),
});

/** The trips of a way out and perhaps a way back, each with at most one change; all seats are held or none. */
export const NovaReserva = closed({ trechos: Type.Array(TrechoPedido, { minItems: 1, maxItems: MAXIMO_TRECHOS }) });
export type NovaReserva = Static<typeof NovaReserva>;

const ItemReserva = Type.Object({
  viagemId: ViagemId,
  poltrona: Poltrona,
  classe: Type.String(),
  preco: Preco,
});

const campos = {
  id: Id,
  expiraEm: Instante,
  restanteMs: Type.Integer({ minimum: 0 }),
  /** True until the hold was extended once, has expired, or is being paid. */
  prorrogavel: Type.Boolean(),
  preco: Type.Object({ itens: Type.Array(ItemReserva), totalCentavos: Centavos }),
};

/**
 * A hold with its price. The expiry is absolute, by the server's clock; `restanteMs` is the time left when the response
 * was created, for devices with a wrong clock.
 */
export const Reserva = Type.Object(campos);
export type Reserva = Static<typeof Reserva>;

const SituacaoReserva = Type.Union([
  Type.Literal('ativa'),
  Type.Literal('vencida'),
  Type.Literal('confirmada'),
  Type.Literal('liberada'),
]);

/** A hold as returned to its owner, with its state and seats. */
export const ReservaPropria = Type.Object({ ...campos, situacao: SituacaoReserva, trechos: Type.Array(TrechoPedido) });
export type ReservaPropria = Static<typeof ReservaPropria>;
