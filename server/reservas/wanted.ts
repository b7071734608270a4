import { msg, t } from '../../src/words/t';
import { MAXIMO_POLTRONAS } from '../../src/domain/base/constantes';
import { FUSO_DA_SEDE } from '../../src/domain/base/data';
import { falhaDosSentidos } from '../../src/domain/compra/sentidos/falhaDosSentidos';
import { sentidosDasEtapas } from '../../src/domain/compra/sentidos/regrasDosSentidos';
import type { Sentido } from '../../src/domain/compra/sentidos/sentidos';
import { avisoForaDaVenda } from '../../src/domain/viagens/vendas';
import { badRequest, conflict } from '../platform/http/problem';
import { localDay } from '../viagens/localTime';
import { precoBaseEm, type Layout, type PoltronaLayout } from '../viagens/catalogue';
import type { Oferta } from '../viagens/busca/oferta';
import { stopsOf } from '../viagens/busca/toViagem';
import type { Pedaco } from './inventory';
import type { PoltronasOnLegs } from './poltronas/ocupacaoRepository';

/** A part that a person wants to hold; the ways follow each other. */
export interface Wanted extends PoltronasOnLegs {
  n: number;
  /** The way that its buyer named; null where the parts tell it. */
  sentido: Sentido | null;
  layout: Layout;
  oferta: Oferta;
  assentos: PoltronaLayout[];
}

/**
 * A part that a person wants, against the departure as it stands. Throws what makes it impossible for everybody; whether the
 * seats are free is seen when they are taken.
 */
export function toWanted(found: Oferta, pedaco: Pedaco, n: number): Wanted {
  const { poltronas } = pedaco;
  const embarque = stopsOf(found.partida, found.trecho).partida;
  if (found.partida.situacao !== 'programada') throw conflict('VIAGEM_CANCELADA', msg('Esta viagem foi cancelada.'));
  if (found.partida.fora_de_venda) throw conflict('VIAGEM_FORA_DE_VENDA', msg('Esta viagem não está mais à venda.'));
  if (new Date(embarque.instante) <= found.partida.agora)
    throw conflict('VIAGEM_ENCERRADA', msg('Esta viagem já partiu.'));
  if (poltronas.length === 0 || poltronas.length > MAXIMO_POLTRONAS) {
    throw badRequest(
      'LIMITE_DE_POLTRONAS',
      t('Escolha de 1 a {n} poltronas.', { n: MAXIMO_POLTRONAS }),
      `trechos.${n}.poltronas`,
    );
  }
  return {
    n,
    sentido: pedaco.sentido ?? null,
    oferta: found,
    layout: found.layout,
    partidaId: found.partida.id,
    seqO: found.trecho.origem.seq,
    seqD: found.trecho.destino.seq,
    poltronas,
    assentos: poltronas.map((poltrona) => soldPoltrona(found, poltrona, embarque.dia, n)),
  };
}

/** A seat of the coach whose class has a fare on this part of the line. */
function soldPoltrona({ layout, trecho }: Oferta, poltrona: number, dia: string, n: number): PoltronaLayout {
  const inLayout = layout.poltronas.find(({ numero }) => numero === poltrona);
  if (!inLayout || !precoBaseEm(trecho, inLayout.classe, dia)) {
    throw badRequest(
      'POLTRONA_INEXISTENTE',
      t('A poltrona {poltrona} não existe neste ônibus.', { poltrona }),
      `trechos.${n}.poltronas`,
    );
  }
  return inLayout;
}

/** Refuses parts that cannot be held together. @returns the first one. */
export function refuseTogether(wanted: readonly Wanted[]): Wanted {
  const [first] = wanted;
  if (!first) throw new Error('a hold without a part');
  if (new Set(wanted.map(({ partidaId }) => partidaId)).size < wanted.length) {
    throw badRequest('VIAGEM_REPETIDA', msg('Cada trecho precisa ser de uma viagem diferente.'), 'trechos');
  }
  refuseWrongSentidos(wanted, first);
  return first;
}

/** The parts are sold together only as one purchase: a way out, and perhaps the way back, each begun within the days of sale. */
function refuseWrongSentidos(wanted: readonly Wanted[], first: Wanted): void {
  const etapas = wanted.map(({ sentido, oferta: { partida, trecho } }) => ({
    ...stopsOf(partida, trecho),
    sentido: sentido ?? undefined,
  }));
  const porSentido = sentidosDasEtapas(etapas);
  const falha = falhaDosSentidos(porSentido);
  if (falha) throw conflict(falha.codigo, falha.mensagem);
  // The way back begins after the way out, and the last coach of a change may leave after the last day of sale.
  const last = porSentido.volta[0] ?? porSentido.ida[0];
  const foraDaVenda = last && avisoForaDaVenda(last.partida.dia, localDay(first.oferta.partida.agora, FUSO_DA_SEDE));
  if (foraDaVenda) throw conflict('DIA_FORA_DA_VENDA', foraDaVenda);
}

/** Departures are taken in the order of their ids, so that two purchases that cross cannot deadlock. */
export const byPartida = (wanted: readonly Wanted[]): Wanted[] => byId(wanted, ({ partidaId }) => partidaId);

/** Things of departures, in the order of the ids of these. */
export const byId = <T>(all: readonly T[], idOf: (one: T) => string): T[] =>
  [...all].sort((a, b) => (BigInt(idOf(a)) < BigInt(idOf(b)) ? -1 : 1));
