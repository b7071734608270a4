import { rotas } from '../base/rotas';
import type { LinkCompra, TrechoCompra } from './compra';
import { sentidosDaCompra } from './sentidos/sentidosDaCompra';

/** `/comprar-viagem?viagem=…`: all state needed to restore the purchase after a reload. */
export function toCompraLink({ trechos, chave, etapa, pedido, cupom, seguro, deNovo }: LinkCompra): string {
  const parts = {
    ...toTrechoParts(trechos),
    reserva: chave,
    pedido,
    cupom,
    seguro: seguro ? 'sim' : null,
    etapa: etapa === 'poltronas' ? null : etapa,
    deNovo,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return `${rotas.comprarViagem.path}?${query}`;
}

/** Between which places a way leads. */
export type Lugares = Pick<TrechoCompra, 'localidadeOrigem' | 'localidadeDestino'>;

/** The names of a way's parameters end like this. */
export type Sufixo = '' | 'Volta';

function toTrechoParts(trechos: readonly TrechoCompra[]) {
  const { ida, volta } = sentidosDaCompra(trechos);
  const lugares = lugaresDe(ida);
  const viagem = ida[0]?.viagemId;
  return { viagem, ...lugaresParts('', lugares), ...sentidoParts('', ida), ...voltaParts(volta, lugares) };
}

/** The way back names its places where they are not those of the way out. */
function voltaParts(volta: readonly TrechoCompra[], ida: Lugares) {
  const { localidadeOrigem, localidadeDestino } = lugaresDe(volta);
  const isReverse = localidadeOrigem === ida.localidadeDestino && localidadeDestino === ida.localidadeOrigem;
  return {
    ...(volta.length > 0 && !isReverse && lugaresParts('Volta', { localidadeOrigem, localidadeDestino })),
    ...sentidoParts('Volta', volta),
  };
}

const lugaresDe = (trechos: readonly TrechoCompra[]): Lugares => ({
  localidadeOrigem: trechos[0]?.localidadeOrigem ?? '',
  localidadeDestino: trechos.at(-1)?.localidadeDestino ?? '',
});

const lugaresParts = (sufixo: Sufixo, { localidadeOrigem, localidadeDestino }: Lugares) => ({
  [`localidadeOrigem${sufixo}`]: localidadeOrigem,
  [`localidadeDestino${sufixo}`]: localidadeDestino,
});

const sentidoParts = (sufixo: Sufixo, [first, second]: readonly TrechoCompra[]) => ({
  [`viagem${sufixo}`]: first?.viagemId,
  [`poltronas${sufixo}`]: first?.poltronas.join('.'),
  [`viagem${sufixo}Conexao`]: second?.viagemId,
  [`localidade${sufixo}Conexao`]: second?.localidadeOrigem,
  [`poltronas${sufixo}Conexao`]: second?.poltronas.join('.'),
});

/** Address of a new purchase, without seats. */
export const novaCompraLink = (trechos: TrechoCompra[]): string =>
  toCompraLink({ trechos, chave: null, etapa: 'poltronas', pedido: null });

/** Address of a new purchase of the trips in an address, without seats, hold and order; null where it names none. */
export function withoutReserva(link: string): string | null {
  const parts = [...new URLSearchParams(link.split('?')[1])];
  const query = new URLSearchParams(parts.filter(([name]) => /^(viagem|localidade)/.test(name)));
  return query.has('viagem') ? `${rotas.comprarViagem.path}?${query}` : null;
}
