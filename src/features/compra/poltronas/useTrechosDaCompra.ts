import { skipToken } from '@reduxjs/toolkit/query';
import type { TrechoCompra } from '../../../domain/compra/compra';
import { totalDasPoltronas } from '../../../domain/compra/escolhaPoltronas';
import { rotulosTrechos } from '../../../domain/compra/sentidos/rotulosTrechos';
import { rotuloDiaLongo } from '../../../domain/viagens/viagem';
import type { InformacaoViagem, Parada } from '../../../domain/wire/viagens/viagens';
import { useMapaPoltronasQuery, type TrechoDoMapa } from '../../../store/api/poltronas';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';

/** One leg in words, with the price of its seats by the map. */
export interface TrechoDescrito {
  titulo: string;
  dia: string | null;
  partida: Parada | null;
  chegada: Parada | null;
  poltronas: number[];
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
  const mapa = useMapaPoltronasQuery(trecho ? toMapa(trecho) : skipToken).data;
  if (!trecho) return null;
  const partida = stopOf(informacao, trecho.localidadeOrigem);
  return {
    titulo,
    dia: partida && rotuloDiaLongo(partida.dia),
    partida,
    chegada: stopOf(informacao, trecho.localidadeDestino),
    poltronas: trecho.poltronas,
    totalCentavos: mapa ? totalDasPoltronas(mapa, trecho.poltronas) : 0,
  };
}

const toMapa = ({ viagemId, localidadeOrigem, localidadeDestino }: TrechoCompra): TrechoDoMapa => ({
  viagemId,
  localidadeOrigem,
  localidadeDestino,
});

const stopOf = (informacao: InformacaoViagem | undefined, localidadeId: string): Parada | null =>
  informacao?.paradas.find(({ localidade }) => localidade.id === localidadeId) ?? null;
