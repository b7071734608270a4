import { v7 as uuid } from 'uuid';
import { RESERVA_MINUTOS } from '../../src/domain/base/constantes';
import { faultPoint } from '../platform/chaos/faultPoint';
import type { Catalogue, PoltronaLayout } from '../viagens/catalogue';
import { plusMinutes } from '../viagens/localTime';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import { keepOferta } from '../viagens/poltronaMap';
import { readVendas, type Vendas } from '../viagens/tarifas/vendas';
import type { Tx } from '../platform/database/database';
import type { Pedaco, ReservaDetalhada } from './inventory';
import { toNewReserva, toReserva, type Priced } from './newReserva';
import { findHeldBy, takePoltronas } from './poltronas/ocupacaoRepository';
import { pricePoltronas } from './promocionais/pricePoltronas';
import { insertReserva } from './reservaRepository';
import { refuseLost, type LostPoltronas } from './poltronas/refuseLost';
import { suggestInstead } from './poltronas/suggest';
import { byId, byPartida, refuseTogether, toWanted, type Wanted } from './wanted';

/** The catalogue of a hold: its rules of fares are those of the transaction, not those of some seconds ago. */
export type HoldCatalogue = Catalogue & Pick<LiveCatalogue, 'refreshRegras' | 'hasRegras'>;

/**
 * Holds every seat of every part at its price of this moment, or throws; the caller's transaction then rolls back.
 * @returns the new reserva, as {@link findReserva} would read it.
 */
export async function hold(
  tx: Tx,
  catalogue: HoldCatalogue,
  dono: string,
  pedacos: readonly Pedaco[],
): Promise<ReservaDetalhada> {
  const wanted = await keepWanted(tx, catalogue, pedacos);
  const first = refuseTogether(wanted);
  const id = uuid();
  const expira = plusMinutes(first.oferta.partida.agora, RESERVA_MINUTOS);
  const inPedido = byPartida(wanted);
  await takeAll(tx, { id, dono, expira }, inPedido);
  const priced = await priceAll(tx, catalogue, { id, inPedido, expira });
  await insertReserva(tx, toNewReserva({ id, dono, expira }, wanted, priced));
  faultPoint('reserva-antes');
  return toReserva({ id, dono, expira }, wanted, priced);
}

/** The parts as asked for. Their departures are locked in the order of their ids, in which a catalogue locks them too. */
async function keepWanted(tx: Tx, catalogue: Catalogue, pedacos: readonly Pedaco[]): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  for (const [n, pedaco] of byId([...pedacos.entries()], ([, { viagemId }]) => viagemId)) {
    const { viagemId: id, localidadeOrigem: origem, localidadeDestino: destino } = pedaco;
    wanted.push(toWanted(await keepOferta(tx, catalogue, { id, origem, destino }), pedaco, n));
  }
  return wanted.sort((a, b) => a.n - b.n);
}

/** Prices come after the seats: in a rush most requests end without one. */
async function priceAll(
  tx: Tx,
  catalogue: HoldCatalogue,
  { id, inPedido, expira }: { id: string; inPedido: readonly Wanted[]; expira: Date },
): Promise<Priced[]> {
  const readAll = (): Promise<Vendas> =>
    readVendas(
      tx,
      catalogue,
      inPedido.map(({ oferta }) => oferta),
    );
  let before = await readAll();
  if (await catalogue.refreshRegras(tx, before.tarifas)) before = await readAll();
  const priced: Priced[] = [];
  for (const { n, oferta, assentos: poltronas } of inPedido) {
    const vendas = withoutOwn(before, poltronas);
    const itens = await pricePoltronas(tx, catalogue, { reservaId: id, n, oferta, vendas, poltronas, expira });
    priced.push(...itens.map((item) => ({ n, ...item })));
  }
  return priced;
}

/** The sales before these seats, which are taken already. */
const withoutOwn = (vendas: Vendas, own: readonly PoltronaLayout[]): Vendas => ({
  ...vendas,
  taken: (part, classe) => vendas.taken(part, classe) - own.filter((one) => one.classe === classe).length,
});

async function takeAll(
  tx: Tx,
  { id, dono, expira }: { id: string; dono: string; expira: Date },
  inPedido: readonly Wanted[],
): Promise<void> {
  const lost: LostPoltronas[] = [];
  for (const part of inPedido) {
    const perdidas = await takePoltronas(tx, id, part, expira);
    if (perdidas.length === 0) continue;
    const proprias = await findHeldBy(tx, dono, { ...part, poltronas: perdidas });
    lost.push({ viagemId: part.partidaId, perdidas, proprias, trocas: await suggestInstead(tx, id, part, perdidas) });
  }
  refuseLost(lost);
}
