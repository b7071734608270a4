import { Type, type Static } from 'typebox';
import { Centavos, Id, Instante, LocalidadeId, Poltrona, ViagemId, closed } from './campos';
import { Preco } from './viagens';

export const TrechoPedido = closed({
  viagemId: ViagemId,
  localidadeOrigem: LocalidadeId,
  localidadeDestino: LocalidadeId,
  poltronas: Type.Array(Poltrona, { minItems: 1, maxItems: 6, uniqueItems: true }),
});

/** One trecho, or two for a round trip; both are held or none. */
export const NovaReserva = closed({ trechos: Type.Array(TrechoPedido, { minItems: 1, maxItems: 2 }) });
export type NovaReserva = Static<typeof NovaReserva>;

export const ItemReserva = Type.Object({
  viagemId: ViagemId,
  poltrona: Poltrona,
  classe: Type.String(),
  preco: Preco,
});

/** The price comes back with the hold; the expiry is absolute, by the server's clock. */
export const Reserva = Type.Object({
  id: Id,
  expiraEm: Instante,
  preco: Type.Object({ itens: Type.Array(ItemReserva), totalCentavos: Centavos }),
});
export type Reserva = Static<typeof Reserva>;
