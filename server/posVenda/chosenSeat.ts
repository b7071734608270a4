import type { Parada } from '../../src/domain/wire/viagens';
import { precoEm, type Catalogue } from '../viagens/catalogue';
import { findOferta } from '../viagens/seatMap';
import { stopsOf } from '../viagens/toViagem';
import type { Reader } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import { exchangeRule } from './exchangeRule';
import type { SoldTicket } from './soldTicket';

/** The seat that the person wants in exchange. */
export interface ChosenSeat {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltrona: number;
}

interface NewTrip {
  linha: string;
  partida: Parada;
  chegada: Parada;
}

/** Refuses a trip of another line, section or direction, or one that leaves after the ticket's year. */
export function refuseOtherTrip(ticket: SoldTicket, { linha, partida, chegada }: NewTrip): void {
  const { viagem } = ticket.item;
  const isSame =
    linha === viagem.linha &&
    partida.localidade.id === viagem.partida.localidade.id &&
    chegada.localidade.id === viagem.chegada.localidade.id;
  if (!isSame) {
    throw badRequest(
      'TROCA_INVALIDA',
      'A remarcação vale para a mesma linha, o mesmo trecho e o mesmo sentido.',
      'viagemId',
    );
  }
  if (new Date(partida.instante) >= exchangeRule(ticket).validaAte) {
    throw conflict('FORA_DA_VALIDADE', 'A nova viagem precisa partir dentro de 1 ano da primeira compra.');
  }
}

/** The price of a seat of another departure; the seat is not held. */
export async function priceOfSeat(
  reader: Reader,
  catalogue: Catalogue,
  ticket: SoldTicket,
  { viagemId, localidadeOrigem, localidadeDestino, poltrona }: ChosenSeat,
): Promise<number> {
  const { partida, trecho, layout } = await findOferta(reader, catalogue, {
    id: viagemId,
    origem: localidadeOrigem,
    destino: localidadeDestino,
  });
  const stops = stopsOf(partida, trecho);
  refuseOtherTrip(ticket, { linha: trecho.linha.codigo, ...stops });
  const seat = layout.poltronas.find(({ numero }) => numero === poltrona);
  const preco = seat && precoEm(trecho, seat.classe, stops.partida.dia);
  if (!preco) throw badRequest('POLTRONA_INEXISTENTE', `A poltrona ${poltrona} não existe neste ônibus.`, 'poltrona');
  return preco.totalCentavos;
}
