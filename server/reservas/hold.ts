import { v7 as uuid } from 'uuid';
import { codigoDeClasse } from '../../src/domain/viagens/classe';
import { MAXIMO_POLTRONAS, RESERVA_MINUTOS } from '../../src/domain/base/constantes';
import { esperaEntre, isEsperaJusta, isTroca } from '../../src/domain/viagens/troca';
import type { Problema } from '../../src/domain/wire/base/problema';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import { faultPoint } from '../platform/chaos/faultPoint';
import { precoBaseEm, type Catalogue, type Layout, type PoltronaLayout } from '../viagens/catalogue';
import { plusMinutes } from '../viagens/localTime';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import { toPreco, toPrecoRow } from '../viagens/preco';
import { keepOferta } from '../viagens/poltronaMap';
import { readVendas, type Vendas } from '../viagens/tarifas/vendas';
import type { Oferta } from '../viagens/oferta';
import { stopsOf } from '../viagens/toViagem';
import type { Tx } from '../platform/database/database';
import { badRequest, conflict } from '../platform/http/problem';
import type { Pedaco, ReservaDetalhada } from './inventory';
import { takePoltronas, type PoltronasOnLegs } from './poltronas/ocupacaoRepository';
import { pricePoltronas, type PricedNaReserva } from './promocionais/pricePoltronas';
import { insertReserva, type NewReserva } from './reservaRepository';
import { suggestInstead } from './poltronas/suggest';

interface Wanted extends PoltronasOnLegs {
  n: number;
  layout: Layout;
  oferta: Oferta;
  assentos: PoltronaLayout[];
}

/** The catalogue of a hold: its rules of fares are those of the transaction, not those of some seconds ago. */
export type HoldCatalogue = Catalogue & Pick<LiveCatalogue, 'refreshRegras'>;

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
  const wanted: Wanted[] = [];
  for (const [n, pedaco] of pedacos.entries()) wanted.push(await check(tx, catalogue, pedaco, n));
  const [first] = wanted;
  if (!first) throw new Error('a hold without a part');
  if (new Set(wanted.map(({ partidaId }) => partidaId)).size < wanted.length) {
    throw badRequest('VIAGEM_REPETIDA', 'Ida e volta precisam ser viagens diferentes.', 'trechos');
  }
  refuseUnfairTroca(wanted);
  const id = uuid();
  const expira = plusMinutes(first.oferta.partida.agora, RESERVA_MINUTOS);
  const inPedido = byPartida(wanted);
  await takeAll(tx, id, inPedido, expira);
  const priced = await priceAll(tx, catalogue, { id, inPedido, expira });
  await insertReserva(tx, {
    reserva: { id, dono, expira_em: expira },
    trechos: wanted.map(({ n, partidaId, seqO, seqD }) => ({
      reserva_id: id,
      n,
      partida_id: partidaId,
      seq_o: seqO,
      seq_d: seqD,
    })),
    poltronas: toRows(id, priced),
  });
  faultPoint('reserva-antes');
  return toReserva({ id, dono, expira }, wanted, priced);
}

/** Two trips with a change between them are sold only with the wait that the search offers. */
function refuseUnfairTroca(wanted: readonly Wanted[]): void {
  const [first, second] = wanted.map(({ oferta: { partida, trecho } }) => stopsOf(partida, trecho));
  if (!first || !second || !isTroca(first, second)) return;
  if (isEsperaJusta(esperaEntre(first.chegada.instante, second.partida.instante))) return;
  throw conflict('TROCA_SEM_TEMPO', 'O tempo entre estas duas viagens não permite a troca. Busque de novo.');
}

function toReserva(
  { id, dono, expira }: { id: string; dono: string; expira: Date },
  wanted: readonly Wanted[],
  priced: readonly Priced[],
): ReservaDetalhada {
  const trechos = wanted.map(({ n, oferta: { partida, trecho } }) => ({
    n,
    viagemId: partida.id,
    linha: trecho.linha.codigo,
    operadora: trecho.linha.operadora,
    plataforma: partida.plataforma,
    ...stopsOf(partida, trecho),
    itens: priced
      .filter((item) => item.n === n)
      .map(({ poltrona, classe, preco }) => ({ poltrona, classe, preco: keptPreco(preco) }))
      .sort((a, b) => a.poltrona - b.poltrona),
  }));
  return {
    id,
    dono,
    situacao: 'ativa',
    expiraEm: expira,
    vencida: false,
    restanteMs: RESERVA_MINUTOS * 60_000,
    prorrogavel: true,
    trechos,
    totalCentavos: trechos.flatMap(({ itens }) => itens).reduce((sum, { preco }) => sum + preco.totalCentavos, 0),
  };
}

/** A price as its row keeps it. */
const keptPreco = (preco: Preco): Preco => {
  const { regras = [] } = preco;
  return { ...toPreco(toPrecoRow(preco)), ...(regras.length > 0 && { regras }) };
};

/** Departures are taken in the order of their ids, so that two round trips that cross cannot deadlock. */
const byPartida = (wanted: readonly Wanted[]): Wanted[] =>
  [...wanted].sort((a, b) => (BigInt(a.partidaId) < BigInt(b.partidaId) ? -1 : 1));

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

async function takeAll(tx: Tx, id: string, inPedido: readonly Wanted[], expira: Date): Promise<void> {
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

async function check(tx: Tx, catalogue: Catalogue, pedaco: Pedaco, n: number): Promise<Wanted> {
  const { viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas } = pedaco;
  const found = await keepOferta(tx, catalogue, { id: viagemId, origem, destino });
  const embarque = stopsOf(found.partida, found.trecho).partida;
  if (found.partida.situacao !== 'programada') throw conflict('VIAGEM_CANCELADA', 'Esta viagem foi cancelada.');
  if (found.partida.fora_de_venda) throw conflict('VIAGEM_FORA_DE_VENDA', 'Esta viagem não está mais à venda.');
  if (new Date(embarque.instante) <= found.partida.agora) throw conflict('VIAGEM_ENCERRADA', 'Esta viagem já partiu.');
  if (poltronas.length === 0 || poltronas.length > MAXIMO_POLTRONAS) {
    throw badRequest('LIMITE_DE_POLTRONAS', `Escolha de 1 a ${MAXIMO_POLTRONAS} poltronas.`, `trechos.${n}.poltronas`);
  }
  return {
    n,
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
      `A poltrona ${poltrona} não existe neste ônibus.`,
      `trechos.${n}.poltronas`,
    );
  }
  return inLayout;
}

type Priced = PricedNaReserva & { n: number };

const toRows = (id: string, priced: readonly Priced[]): NewReserva['poltronas'] =>
  priced.map(({ n, poltrona, classe, preco, cotaRegraId }) => ({
    reserva_id: id,
    n,
    poltrona,
    classe: codigoDeClasse[classe],
    ...toPrecoRow(preco),
    regras: JSON.stringify(preco.regras ?? []),
    cota_regra_id: cotaRegraId,
  }));
