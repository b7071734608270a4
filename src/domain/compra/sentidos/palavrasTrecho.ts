import { joinItems } from '../../base/itens';
import { nomeLocalidade } from '../../viagens/camposBusca';
import { rotuloDiaCurto } from '../../viagens/viagem';
import type { Parada } from '../../wire/viagens/viagens';
import { palavrasPoltronas } from '../palavrasPoltronas';
import { msg, translated } from '../../../words/t';

/** A leg of the purchase, as far as its words say it; a stop is null while it loads. */
export interface TrechoEmPalavras {
  /** A message: `Ida`, `Volta, 1º trecho` */
  titulo: string;
  partida: Parada | null;
  chegada: Parada | null;
  poltronas: number[];
}

/** An entry of the strip that shows the trip above each step of the purchase. */
interface EntradaDaFaixa {
  titulo: string;
  rota: string;
  quando: string;
  detalhe: string | undefined;
}

/** Stands for what is still loading. */
const LOADING = '…';

/** `São Paulo, SP → Rio de Janeiro, RJ`. */
export const rotaDoTrecho = ({ partida, chegada }: Pick<TrechoEmPalavras, 'partida' | 'chegada'>): string =>
  partida && chegada ? `${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}` : LOADING;

/** `sáb., 05/12 · 22:30`: departure of a leg. */
export const quandoDoTrecho = ({ partida }: Pick<TrechoEmPalavras, 'partida'>): string =>
  partida ? `${rotuloDiaCurto(partida.dia)} · ${partida.hora}` : LOADING;

/** `Poltronas 12 e 13`; null before one is chosen. */
export function poltronasDoTrecho({ poltronas }: Pick<TrechoEmPalavras, 'poltronas'>): string | null {
  if (poltronas.length === 0) return null;
  return palavrasPoltronas(poltronas.length, joinItems(poltronas));
}

const COM_TROCA = { Ida: msg('Ida, com 1 troca'), Volta: msg('Volta, com 1 troca') };

/** The legs of both ways as one entry for each, from its first place to its last: `Ida, com 1 troca`. */
const porSentido = <T extends TrechoEmPalavras>(descritos: readonly T[]): T[] =>
  (['Ida', 'Volta'] as const).flatMap((nome) => {
    const [first, last] = descritos.filter(({ titulo }) => titulo.startsWith(nome));
    if (!first || !last) return first ?? [];
    return { ...first, titulo: COM_TROCA[nome], chegada: last.chegada, poltronas: [] };
  });

/** The entries of the strip: a leg each, or with more than two legs a way each. */
export const faixaDaCompra = (descritos: readonly TrechoEmPalavras[]): EntradaDaFaixa[] =>
  (descritos.length > 2 ? porSentido(descritos) : descritos).map((trecho) => ({
    titulo: translated(trecho.titulo),
    rota: rotaDoTrecho(trecho),
    quando: quandoDoTrecho(trecho),
    detalhe: poltronasDoTrecho(trecho) ?? undefined,
  }));
