import type { Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { ReservaDetalhada } from './inventory';

/** A reserva as the wire carries it after it was made or extended. */
export const toReserva = ({
  id,
  expiraEm,
  restanteMs,
  prorrogavel,
  trechos,
  totalCentavos,
}: ReservaDetalhada): Reserva => ({
  id,
  expiraEm: expiraEm.toISOString(),
  restanteMs,
  prorrogavel,
  preco: {
    itens: trechos.flatMap(({ viagemId, itens }) => itens.map((item) => ({ viagemId, ...item }))),
    totalCentavos,
  },
});

/** The same with its state and parts, as its holder reads it. */
export const toPropria = (reserva: ReservaDetalhada): ReservaPropria => ({
  ...toReserva(reserva),
  situacao: reserva.vencida ? 'vencida' : reserva.situacao,
  trechos: reserva.trechos.map(({ viagemId, partida, chegada, itens, sentido }) => ({
    viagemId,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: itens.map(({ poltrona }) => poltrona),
    ...(sentido && { sentido }),
  })),
});
