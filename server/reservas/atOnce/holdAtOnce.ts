import { v7 as uuid } from 'uuid';
import { RESERVA_MINUTOS } from '../../../src/domain/base/constantes';
import { faultPoint } from '../../platform/chaos/faultPoint';
import type { Ctes } from '../../platform/http/idempotency/atOnce';
import type { Catalogue } from '../../viagens/catalogue';
import { plusMinutes } from '../../viagens/localTime';
import type { Oferta } from '../../viagens/busca/oferta';
import { pricesOf } from '../../viagens/tarifas/pricesOf';
import { regrasComCota, toPart, toVendas, type Vendas } from '../../viagens/tarifas/vendas';
import type { HoldCatalogue } from '../hold';
import type { HoldAtOnce, Pedaco, ReservaDetalhada } from '../inventory';
import type { HoldCeilings } from '../limites/holdCeilings';
import { toNewReserva, toReserva, type Priced } from '../newReserva';
import { sortByClasse } from '../promocionais/pricePoltronas';
import { refuseLost } from '../poltronas/refuseLost';
import { suggestBeside } from '../poltronas/suggest';
import { byPartida, refuseTogether, toWanted, type Wanted } from '../wanted';
import { readPartes, type ParteRow, type PossibleParte } from './parteRepository';
import { writeReserva, type NthPromocional } from './reservaAtOnceRepository';

/** A hold as {@link hold} makes it, decided by departures that are read first, and written where they still are so. */
export function holdAtOnce(
  catalogue: HoldCatalogue,
  { dono, tetos }: { dono: string; tetos: HoldCeilings | null },
  pedacos: readonly Pedaco[],
): HoldAtOnce {
  const trechos = pedacos.map(({ localidadeOrigem, localidadeDestino }) =>
    catalogue.trechos(localidadeOrigem, localidadeDestino),
  );
  const partes = pedacos.flatMap(({ viagemId }, n) =>
    (trechos[n] ?? []).map(({ linha, origem, destino }): PossibleParte => ({
      n,
      partidaId: viagemId,
      linhaId: linha.id,
      seqO: origem.seq,
      seqD: destino.seq,
    })),
  );
  return {
    read: readPartes(partes, regrasComCota(catalogue, trechos.flat()), {
      dono,
      poltronas: pedacos.flatMap(({ poltronas }) => poltronas),
    }),
    plan: (rows) => {
      const found = pedacos.map((pedaco, n) => findParte(catalogue, rows, pedaco, n));
      const read = found.filter((parte) => parte !== null);
      const [first] = read;
      // A departure that is not there, and rules of fares that are to be loaded first.
      if (!first || read.length < found.length || !catalogue.hasRegras(first.row.tarifas)) return null;
      const wanted = read.map(({ oferta, pedaco }, n) => toWanted(oferta, pedaco, n));
      refuseTogether(wanted);
      refuseTaken(wanted, read);
      return compose(catalogue, { dono, tetos, tarifas: first.row.tarifas }, wanted, vendasOf(read));
    },
  };
}

/** Refuses seats that somebody had when the departures were read, with others in their place. */
function refuseTaken(wanted: readonly Wanted[], read: readonly FoundParte[]): void {
  refuseLost(
    byPartida(wanted).map((part) => {
      const row = read[part.n]?.row;
      const taken = new Set(row?.tomadas);
      const perdidas = part.poltronas.filter((one) => taken.has(one));
      const proprias = row?.proprias ?? [];
      return { viagemId: part.partidaId, perdidas, proprias, trocas: suggestBeside(part, taken, perdidas) };
    }),
  );
}

interface FoundParte {
  row: ParteRow;
  oferta: Oferta;
  pedaco: Pedaco;
}

function findParte(catalogue: Catalogue, rows: readonly ParteRow[], pedaco: Pedaco, n: number): FoundParte | null {
  const row = rows.find((one) => one.n === n);
  const layout = row && catalogue.layout(row.layout_id);
  const { localidadeOrigem, localidadeDestino } = pedaco;
  const trecho = catalogue.trechos(localidadeOrigem, localidadeDestino).find(({ linha }) => linha.id === row?.linha_id);
  return layout && trecho ? { row, pedaco, oferta: { partida: row, trecho, layout } } : null;
}

/** The sales as they were read. */
const vendasOf = (partes: readonly FoundParte[]): Vendas =>
  toVendas(
    partes.map(({ row: { tomadas, vagas, tarifas }, oferta }) => ({
      ...toPart(oferta),
      ocupadas: tomadas ?? [],
      vagas,
      tarifas,
    })),
  );

function compose(
  catalogue: HoldCatalogue,
  { dono, tetos, tarifas }: { dono: string; tetos: HoldCeilings | null; tarifas: string },
  wanted: readonly Wanted[],
  vendas: Vendas,
): { reserva: ReservaDetalhada; ctes: Ctes } | null {
  const { oferta } = refuseTogether(wanted);
  const made = { id: uuid(), dono, expira: plusMinutes(oferta.partida.agora, RESERVA_MINUTOS) };
  const priced: Priced[] = [];
  const promocionais: NthPromocional[] = [];
  for (const parte of wanted) {
    const found = priceParte(catalogue, parte, vendas);
    if (!found) return null;
    priced.push(...found.priced);
    promocionais.push(...found.promocionais);
  }
  const partes = wanted.map((parte) => ({ ...parte, partida: parte.oferta.partida }));
  const rows = toNewReserva(made, wanted, priced);
  faultPoint('reserva-antes');
  return {
    reserva: toReserva(made, wanted, priced),
    ctes: writeReserva({ ...rows, ...made, partes, promocionais, tarifas, tetos }),
  };
}

/** The prices of the seats of a part, each promotional seat counted before the next one is priced. */
function priceParte(
  catalogue: HoldCatalogue,
  { n, oferta, assentos }: Wanted,
  vendas: Vendas,
): { priced: Priced[]; promocionais: NthPromocional[] } | null {
  const own = new Map<string, number>();
  const priceOf = pricesOf(catalogue, oferta, {
    ...vendas,
    vagas: (partidaId, regraId) => vendas.vagas(partidaId, regraId) + (own.get(regraId) ?? 0),
  });
  const priced: Priced[] = [];
  const promocionais: NthPromocional[] = [];
  for (const { numero: poltrona, classe } of sortByClasse(assentos)) {
    const one = priceOf(classe);
    if (!one) return null;
    const { preco, cota: regra } = one;
    priced.push({ n, poltrona, classe, preco, cotaRegraId: regra?.id ?? null });
    if (!regra || regra.cota === null) continue;
    const nth = own.get(regra.id) ?? 0;
    own.set(regra.id, nth + 1);
    promocionais.push({
      partida_id: oferta.partida.id,
      regra_id: regra.id,
      cota: regra.cota,
      nth,
      trecho: n,
      poltrona,
    });
  }
  return { priced, promocionais };
}
