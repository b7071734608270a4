import { MAXIMO_POLTRONAS } from '../base/constantes';
import { CUPOM_MAXIMO, normalizeCupom } from './cupom';
import type { Busca } from '../viagens/links';
import { rotas } from '../base/rotas';

export const etapasCompra = ['poltronas', 'passageiros', 'pagamento', 'bilhete'] as const;
export type EtapaCompra = (typeof etapasCompra)[number];
export const rotulosEtapa: Record<EtapaCompra, string> = {
  poltronas: 'Poltronas',
  passageiros: 'Passageiros',
  pagamento: 'Pagamento',
  bilhete: 'Bilhete',
};

/** One leg of the purchase with its chosen seats. */
export interface TrechoCompra {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltronas: number[];
}

/**
 * A purchase as encoded in its address. `chave` is the idempotency key of the hold: repeating the request returns the
 * same hold, so a page reload neither loses seats nor takes them twice.
 */
export interface LinkCompra {
  trechos: TrechoCompra[];
  chave: string | null;
  etapa: EtapaCompra;
  /** Id of the order, once created. */
  pedido: string | null;
  /** Pricing options. They contain no personal data, so they may stand in the address and survive a reload. */
  cupom?: string | null;
  seguro?: boolean;
}

/** Legs of a chosen search result: the outbound trip, and the return where there is one. */
export const trechosDaBusca = (busca: Busca, ida: string, volta: string | null): TrechoCompra[] => {
  const { localidadeOrigem, localidadeDestino } = busca;
  const out = { viagemId: ida, localidadeOrigem, localidadeDestino, poltronas: [] };
  if (volta === null) return [out];
  return [
    out,
    { viagemId: volta, localidadeOrigem: localidadeDestino, localidadeDestino: localidadeOrigem, poltronas: [] },
  ];
};

/** True for a connection: the second leg does not return to the first origin. */
export const isConexao = ([one, other]: readonly TrechoCompra[]): boolean =>
  one !== undefined && other !== undefined && other.localidadeDestino !== one.localidadeOrigem;

/** Labels of the legs, in order. */
export const rotulosTrechos = (trechos: readonly TrechoCompra[]): [string, string] =>
  isConexao(trechos) ? ['1º trecho', '2º trecho'] : ['Ida', 'Volta'];

/** `/comprar-viagem?viagem=…`: all state needed to restore the purchase after a reload. */
export function toCompraLink({ trechos, chave, etapa, pedido, cupom, seguro }: LinkCompra): string {
  const parts = {
    ...toTrechoParts(trechos),
    reserva: chave,
    pedido,
    cupom,
    seguro: seguro ? 'sim' : null,
    etapa: etapa === 'poltronas' ? null : etapa,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return `${rotas.comprarViagem.path}?${query}`;
}

function toTrechoParts(trechos: readonly TrechoCompra[]) {
  const [ida, second] = trechos;
  return {
    viagem: ida?.viagemId,
    localidadeOrigem: ida?.localidadeOrigem,
    localidadeDestino: (isConexao(trechos) ? second : ida)?.localidadeDestino,
    poltronas: ida?.poltronas.join('.'),
    ...(second && (isConexao(trechos) ? conexaoParts(second) : voltaParts(second))),
  };
}

const voltaParts = ({ viagemId, poltronas }: TrechoCompra) => ({
  viagemVolta: viagemId,
  poltronasVolta: poltronas.join('.'),
});

const conexaoParts = ({ viagemId, localidadeOrigem, poltronas }: TrechoCompra) => ({
  viagemConexao: viagemId,
  localidadeConexao: localidadeOrigem,
  poltronasConexao: poltronas.join('.'),
});

/** Parses a purchase from an address; null when it names no trip. */
export function parseCompra(link: string): LinkCompra | null {
  const query = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  const ida = readId(query, 'viagem');
  const localidadeOrigem = readId(query, 'localidadeOrigem');
  const localidadeDestino = readId(query, 'localidadeDestino');
  if (!ida || !localidadeOrigem || !localidadeDestino) return null;
  const conexao = readConexao(query, ida, { localidadeOrigem, localidadeDestino });
  const busca = { idaVolta: false, localidadeOrigem, localidadeDestino, dataPartida: '', dataVolta: null };
  const names = ['poltronas', conexao ? 'poltronasConexao' : 'poltronasVolta'];
  const trechos = (conexao ?? trechosDaBusca(busca, ida, readId(query, 'viagemVolta'))).map((trecho, i) => ({
    ...trecho,
    poltronas: readPoltronas(query, names[i] ?? ''),
  }));
  const etapa = etapasCompra.find((name) => name === query.get('etapa')) ?? 'poltronas';
  const cupom = readCupom(query);
  return {
    trechos,
    chave: readToken(query, 'reserva'),
    etapa,
    pedido: readToken(query, 'pedido'),
    ...(cupom !== '' && { cupom }),
    ...(query.get('seguro') === 'sim' && { seguro: true }),
  };
}

/** The two legs of a connection; null when the address names none. */
function readConexao(
  query: URLSearchParams,
  viagemId: string,
  { localidadeOrigem, localidadeDestino }: Pick<TrechoCompra, 'localidadeOrigem' | 'localidadeDestino'>,
): TrechoCompra[] | null {
  const second = readId(query, 'viagemConexao');
  const troca = readId(query, 'localidadeConexao');
  if (!second || !troca || [localidadeOrigem, localidadeDestino].includes(troca)) return null;
  return [
    { viagemId, localidadeOrigem, localidadeDestino: troca, poltronas: [] },
    { viagemId: second, localidadeOrigem: troca, localidadeDestino, poltronas: [] },
  ];
}

/** Address of a new purchase, without seats. */
export const novaCompraLink = (trechos: TrechoCompra[]): string =>
  toCompraLink({ trechos, chave: null, etapa: 'poltronas', pedido: null });

/**
 * The step that may be shown: passengers require a hold, payment requires passengers. An order restored from its
 * address can only be paid.
 */
export function etapaPossivel(
  pedida: EtapaCompra,
  { reservado, prontos, pedido }: { reservado: boolean; prontos: boolean; pedido: boolean },
): EtapaCompra {
  if (!reservado) return pedido ? 'pagamento' : 'poltronas';
  if (pedida === 'poltronas') return 'poltronas';
  return pedida === 'passageiros' || !prontos ? 'passageiros' : 'pagamento';
}

const readToken = (query: URLSearchParams, name: string): string | null => {
  const text = query.get(name);
  return text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;
};

const readCupom = (query: URLSearchParams): string => normalizeCupom(query.get('cupom') ?? '').slice(0, CUPOM_MAXIMO);

const readId = (query: URLSearchParams, name: string): string | null => {
  const text = query.get(name);
  return text !== null && /^\d{1,18}$/.test(text) ? text : null;
};

const readPoltronas = (query: URLSearchParams, name: string): number[] => {
  const numbers = (query.get(name) ?? '').split('.').filter((text) => /^[1-9]\d?$/.test(text));
  return [...new Set(numbers.map(Number))].slice(0, MAXIMO_POLTRONAS);
};
