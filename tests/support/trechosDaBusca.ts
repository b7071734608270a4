import type { TrechoCompra } from '../../src/domain/compra/compra';
import type { Busca } from '../../src/domain/viagens/links';

/** The legs of direct trips on a searched way out and, where there is one, its way back. */
export function trechosDaBusca(busca: Busca, ida: string, volta: string | null): TrechoCompra[] {
  const { localidadeOrigem, localidadeDestino } = busca;
  const out = { viagemId: ida, localidadeOrigem, localidadeDestino, poltronas: [] };
  const back = { localidadeOrigem: localidadeDestino, localidadeDestino: localidadeOrigem, poltronas: [] };
  return volta === null ? [out] : [out, { viagemId: volta, ...back }];
}
