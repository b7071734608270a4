import { v7 as uuid } from 'uuid';
import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import { MAXIMO_POLTRONAS, RESERVA_MINUTOS } from '../../src/domain/base/constantes';
import type { Problema } from '../../src/domain/wire/base/problema';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import { faultPoint } from '../platform/chaos/faultPoint';
import { precoEm, type Catalogue, type Layout } from '../viagens/catalogue';
import { plusMinutes } from '../viagens/localTime';
import { toPrecoRow } from '../viagens/preco';
import { keepOferta } from '../viagens/poltronaMap';
import { stopsOf, type Oferta } from '../viagens/toViagem';
import type { Tx } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import type { Pedaco } from './inventory';
import { databaseNow } from '../platform/database/databaseNow';
import { takePoltronas, type PoltronasOnLegs } from './poltronas/ocupacaoRepository';
import { insertReserva, type NewReserva } from './reservaRepository';
import { suggestInstead } from './poltronas/suggest';

interface Wanted extends PoltronasOnLegs {
  n: number;
  layout: Layout;
  itens: { poltrona: number; classe: Classe; preco: Preco }[];
}

/**
 * Holds every seat of every part, or throws; the caller's transaction then rolls back.
 * @returns the id of the new reserva.
 */
export async function hold(tx: Tx, catalogue: Catalogue, dono: string, pedacos: readonly Pedaco[]): Promise<string> {
  const now = await databaseNow(tx);
  const wanted: Wanted[] = [];
  for (const [n, pedaco] of pedacos.entries()) wanted.push(await check(tx, catalogue, pedaco, n, now));
  if (new Set(wanted.map(({ partidaId }) => partidaId)).size < wanted.length) {
    throw badRequest('VIAGEM_REPETIDA', 'Ida e volta precisam ser viagens diferentes.', 'trechos');
  }
  const id = uuid();
  const expira = plusMinutes(now, RESERVA_MINUTOS);
  await takeAll(tx, id, wanted, expira);
  await insertReserva(tx, { reserva: { id, dono, expira_em: expira }, ...toRows(id, wanted) });
  faultPoint('reserva-antes');
  return id;
}

/** Departures are taken in the order of their ids, so that two round trips that cross cannot deadlock. */
async function takeAll(tx: Tx, id: string, wanted: readonly Wanted[], expira: Date): Promise<void> {
  const inPedido = [...wanted].sort((a, b) => (BigInt(a.partidaId) < BigInt(b.partidaId) ? -1 : 1));
  const lost: { viagemId: string; numero: number }[] = [];
  const sugestoes: NonNullable<Problema['sugestoes']> = [];
  for (const part of inPedido) {
    const viagemId = part.partidaId;
    const taken = await takePoltronas(tx, id, part, expira);
    if (taken.length === 0) continue;
    lost.push(...taken.map((numero) => ({ viagemId, numero })));
    sugestoes.push(...(await suggestInstead(tx, id, part, taken)).map((troca) => ({ viagemId, ...troca })));
  }
  if (lost.length === 0) return;
  const numbers = lost.map(({ numero }) => numero).join(', ');
  const mensagem = lost.length === 1 ? `A poltrona ${numbers} já foi ocupada.` : `Poltronas já ocupadas: ${numbers}.`;
  throw conflict('POLTRONA_OCUPADA', mensagem, { poltronas: lost, ...(sugestoes.length > 0 && { sugestoes }) });
}

async function check(tx: Tx, catalogue: Catalogue, pedaco: Pedaco, n: number, now: Date): Promise<Wanted> {
  const { viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas } = pedaco;
  const found = await keepOferta(tx, catalogue, { id: viagemId, origem, destino });
  const embarque = stopsOf(found.partida, found.trecho).partida;
  if (found.partida.situacao !== 'programada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem foi cancelada.');
  if (found.partida.fora_de_venda) throw conflict('VIAGEM_FORA_DE_VENDA', 'Esta viagem não está mais à venda.');
  if (new Date(embarque.instante) <= now) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já partiu.');
  if (poltronas.length === 0 || poltronas.length > MAXIMO_POLTRONAS) {
    throw badRequest('LIMITE_DE_POLTRONAS', `Escolha de 1 a ${MAXIMO_POLTRONAS} poltronas.`, `trechos.${n}.poltronas`);
  }
  return {
    n,
    layout: found.layout,
    partidaId: found.partida.id,
    seqO: found.trecho.origem.seq,
    seqD: found.trecho.destino.seq,
    poltronas,
    itens: poltronas.map((poltrona) => price(found, poltrona, embarque.dia, n)),
  };
}

function price({ layout, trecho }: Oferta, poltrona: number, dia: string, n: number): Wanted['itens'][number] {
  const inLayout = layout.poltronas.find(({ numero }) => numero === poltrona);
  const preco = inLayout && precoEm(trecho, inLayout.classe, dia);
  if (!inLayout || !preco) {
    throw badRequest(
      'POLTRONA_INEXISTENTE',
      `A poltrona ${poltrona} não existe neste ônibus.`,
      `trechos.${n}.poltronas`,
    );
  }
  return { poltrona, classe: inLayout.classe, preco };
}

function toRows(id: string, wanted: readonly Wanted[]): Pick<NewReserva, 'trechos' | 'poltronas'> {
  const trechos = wanted.map(({ n, partidaId, seqO, seqD }) => ({
    reserva_id: id,
    n,
    partida_id: partidaId,
    seq_o: seqO,
    seq_d: seqD,
  }));
  const poltronas = wanted.flatMap(({ n, itens }) =>
    itens.map(({ poltrona, classe, preco }) => ({
      reserva_id: id,
      n,
      poltrona,
      classe: codigoDeClasse[classe],
      ...toPrecoRow(preco),
    })),
  );
  return { trechos, poltronas };
}
