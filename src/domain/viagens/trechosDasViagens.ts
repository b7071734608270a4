import type { TrechoCompra } from '../compra/compra';
import type { Viagem } from '../wire/viagens/viagens';

/** The legs of a chosen journey, without seats. */
export const trechosDasViagens = (viagens: readonly Viagem[]): TrechoCompra[] =>
  viagens.map(({ id, partida, chegada }) => ({
    viagemId: id,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    poltronas: [],
  }));
