import type { TrechoCompra } from '../compra/compra';
import type { Viagem } from '../wire/viagens/viagens';

/** Legs of a journey with one connection. */
export const trechosDaConexao = ([one, other]: readonly [Viagem, Viagem]): TrechoCompra[] =>
  [one, other].map(({ id, partida, chegada }) => ({
    viagemId: id,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: [],
  }));
