import type { TrechoCompra } from './compra';
import type { Viagem } from './wire/viagens';

/** A journey with one change: two trips, one after the other. */
export const trechosDaConexao = ([one, other]: readonly [Viagem, Viagem]): TrechoCompra[] =>
  [one, other].map(({ id, partida, chegada }) => ({
    viagemId: id,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: [],
  }));
