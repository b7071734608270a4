import { skipToken } from '@reduxjs/toolkit/query';
import type { TrechoCompra } from '../../../domain/compra/compra';
import { totalDasPoltronas } from '../../../domain/compra/escolhaPoltronas';
import type { TrechoEmPalavras } from '../../../domain/compra/sentidos/palavrasTrecho';
import { rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import { rotuloDiaLongo } from '../../../domain/viagens/viagem';
import type { InformacaoViagem, Parada } from '../../../domain/wire/viagens/viagens';
import { useMapaPoltronasQuery, type TrechoDoMapa } from '../../../store/api/poltronas';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { selectTrechoServido } from '../../../store/aplicativo/servido';
import { useAppSelector } from '../../../store/hooks';

/** One leg in words, with the price of its seats by the map. */
export interface TrechoDescrito extends TrechoEmPalavras {
  dia: string | null;
  totalCentavos: number;
}

/** The legs of the purchase in words. The hook queries the maximum of four, a fixed number. */
export function useTrechosDaCompra(trechos: readonly TrechoCompra[]): TrechoDescrito[] {
  const rotulos = rotulosTrechos(trechos);
  const descritos = [
    useTrecho(rotulos[0], trechos[0]),
    useTrecho(rotulos[1], trechos[1]),
    useTrecho(rotulos[2], trechos[2]),
    useTrecho(rotulos[3], trechos[3]),
  ];
  return descritos.filter((trecho) => trecho !== null);
}

function useTrecho(titulo = '', trecho: TrechoCompra | undefined): TrechoDescrito | null {
  const informacao = useInformacaoViagemQuery(trecho?.viagemId ?? skipToken).data;
  const servido = useAppSelector((state) => selectTrechoServido(state, trecho?.viagemId ?? null));
  const mapa = useMapaPoltronasQuery(trecho ? toMapa(trecho) : skipToken).data;
  if (!trecho) return null;
  const [partida, chegada] = informacao
    ? [stopOf(informacao, trecho.localidadeOrigem), stopOf(informacao, trecho.localidadeDestino)]
    : [servido?.partida ?? null, servido?.chegada ?? null];
  return {
    titulo,
    dia: partida && rotuloDiaLongo(partida.dia),
    partida,
    chegada,
    poltronas: trecho.poltronas,
    totalCentavos: mapa ? totalDasPoltronas(mapa, trecho.poltronas) : 0,
  };
}

const toMapa = ({ viagemId, localidadeOrigem, localidadeDestino }: TrechoCompra): TrechoDoMapa => ({
  viagemId,
  localidadeOrigem,
  localidadeDestino,
});

const stopOf = ({ paradas }: InformacaoViagem, localidadeId: string): Parada | null =>
  paradas.find(({ localidade }) => localidade.id === localidadeId) ?? null;
