import { joinItems } from '../../domain/base/itens';
import { nomeLocalidade } from '../../domain/viagens/camposBusca';
import { palavrasPoltronas } from '../../domain/compra/palavrasPoltronas';
import { rotuloDiaCurto } from '../../domain/viagens/viagem';
import type { TrechoDescrito } from './poltronas/useTrechosDaCompra';
import { msg } from '../../words/t';

/** Stands for what is still loading. */
const LOADING = '…';

/** `São Paulo, SP → Rio de Janeiro, RJ`. */
export const rotaDoTrecho = ({ partida, chegada }: Pick<TrechoDescrito, 'partida' | 'chegada'>): string =>
  partida && chegada ? `${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}` : LOADING;

/** `sáb., 05/12 · 22:30`: departure of a leg. */
export const quandoDoTrecho = ({ partida }: Pick<TrechoDescrito, 'partida'>): string =>
  partida ? `${rotuloDiaCurto(partida.dia)} · ${partida.hora}` : LOADING;

/** `Poltronas 12 e 13`; null before one is chosen. */
export function poltronasDoTrecho({ poltronas }: Pick<TrechoDescrito, 'poltronas'>): string | null {
  if (poltronas.length === 0) return null;
  return palavrasPoltronas(poltronas.length, joinItems(poltronas));
}

const COM_TROCA = { Ida: msg('Ida, com 1 troca'), Volta: msg('Volta, com 1 troca') };

/** The legs of both ways as one entry for each, from its first place to its last: `Ida, com 1 troca`. */
export const porSentido = (descritos: readonly TrechoDescrito[]): TrechoDescrito[] =>
  (['Ida', 'Volta'] as const).flatMap((nome) => {
    const [first, last] = descritos.filter(({ titulo }) => titulo.startsWith(nome));
    if (!first || !last) return first ?? [];
    return { ...first, titulo: COM_TROCA[nome], chegada: last.chegada, poltronas: [] };
  });
