import { msg, t } from '../../../src/words/t';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Catalogue } from '../../viagens/catalogue';
import { findOferta } from '../../viagens/poltronaMap';
import { pricesOf } from '../../viagens/tarifas/pricesOf';
import { readVendas } from '../../viagens/tarifas/vendas';
import { stopsOf } from '../../viagens/busca/toViagem';
import type { Reader } from '../../platform/database/database';
import { badRequest, conflict } from '../../platform/http/problem';
import { exchangeRule } from './exchangeRule';
import type { SoldBilhete } from '../soldBilhete';

/** The seat that the person wants in exchange. */
export interface ChosenPoltrona {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
  poltrona: number;
}

interface NewViagem {
  linha: string;
  partida: Parada;
  chegada: Parada;
}

/** Refuses a trip of another line, section or direction, or one that leaves after the ticket's year. */
export function refuseOtherViagem(bilhete: SoldBilhete, { linha, partida, chegada }: NewViagem): void {
  const { viagem } = bilhete.item;
  const isSame =
    linha === viagem.linha &&
    partida.localidade.id === viagem.partida.localidade.id &&
    chegada.localidade.id === viagem.chegada.localidade.id;
  if (!isSame) {
    throw badRequest(
      'TROCA_INVALIDA',
      msg('A remarcação vale para a mesma linha, o mesmo trecho e o mesmo sentido.'),
      'viagemId',
    );
  }
  if (new Date(partida.instante) >= exchangeRule(bilhete).validaAte) {
    throw conflict('FORA_DA_VALIDADE', msg('A nova viagem precisa partir dentro de 1 ano da primeira compra.'));
  }
}

/** The price of a seat of another departure; the seat is not held. */
export async function priceOfPoltrona(
  reader: Reader,
  catalogue: Catalogue,
  bilhete: SoldBilhete,
  { viagemId, localidadeOrigem, localidadeDestino, poltrona }: ChosenPoltrona,
): Promise<number> {
  const oferta = await findOferta(reader, catalogue, {
    id: viagemId,
    origem: localidadeOrigem,
    destino: localidadeDestino,
  });
  const { partida, trecho, layout } = oferta;
  const stops = stopsOf(partida, trecho);
  refuseOtherViagem(bilhete, { linha: trecho.linha.codigo, ...stops });
  const chosen = layout.poltronas.find(({ numero }) => numero === poltrona);
  const priced = chosen && pricesOf(catalogue, oferta, await readVendas(reader, catalogue, [oferta]))(chosen.classe);
  if (!priced)
    throw badRequest(
      'POLTRONA_INEXISTENTE',
      t('A poltrona {poltrona} não existe neste ônibus.', { poltrona }),
      'poltrona',
    );
  return priced.preco.totalCentavos;
}
