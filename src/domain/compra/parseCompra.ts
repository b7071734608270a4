import { MAXIMO_POLTRONAS } from '../base/constantes';
import { etapasCompra, type LinkCompra, type TrechoCompra } from './compra';
import { CUPOM_MAXIMO, normalizeCupom } from './cupom';
import type { Lugares, Sufixo } from './linkDaCompra';
import { trechosDosSentidos } from './sentidos/sentidosDaCompra';

/** Parses a purchase from an address; null when it names no trip. */
export function parseCompra(link: string): LinkCompra | null {
  const query = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  const localidadeOrigem = readId(query, 'localidadeOrigem');
  const localidadeDestino = readId(query, 'localidadeDestino');
  if (!localidadeOrigem || !localidadeDestino) return null;
  const ida = readSentido(query, '', { localidadeOrigem, localidadeDestino });
  if (ida.length === 0) return null;
  const volta = readSentido(query, 'Volta', {
    localidadeOrigem: readId(query, 'localidadeOrigemVolta') ?? localidadeDestino,
    localidadeDestino: readId(query, 'localidadeDestinoVolta') ?? localidadeOrigem,
  });
  const etapa = etapasCompra.find((name) => name === query.get('etapa')) ?? 'poltronas';
  const cupom = readCupom(query);
  const deNovo = readToken(query, 'deNovo');
  return {
    trechos: trechosDosSentidos(ida, volta),
    chave: readToken(query, 'reserva'),
    etapa,
    pedido: readToken(query, 'pedido'),
    ...(cupom !== '' && { cupom }),
    ...(query.get('seguro') === 'sim' && { seguro: true }),
    ...(deNovo && { deNovo }),
  };
}

/** The trips of a way: none, one, or two with a change. */
function readSentido(query: URLSearchParams, sufixo: Sufixo, lugares: Lugares): TrechoCompra[] {
  const viagemId = readId(query, `viagem${sufixo}`);
  if (!viagemId) return [];
  const first = { viagemId, ...lugares, poltronas: readPoltronas(query, `poltronas${sufixo}`) };
  const second = readId(query, `viagem${sufixo}Conexao`);
  const troca = readId(query, `localidade${sufixo}Conexao`);
  if (!second || !troca || Object.values(lugares).includes(troca)) return [first];
  const poltronas = readPoltronas(query, `poltronas${sufixo}Conexao`);
  return [
    { ...first, localidadeDestino: troca },
    { viagemId: second, localidadeOrigem: troca, localidadeDestino: lugares.localidadeDestino, poltronas },
  ];
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
