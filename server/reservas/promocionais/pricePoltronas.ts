import type { Classe } from '../../../src/domain/viagens/classe';
import type { Preco } from '../../../src/domain/wire/viagens/viagens';
import type { Tx } from '../../platform/database/database';
import { pricesOf, type PrecoNaPartida } from '../../viagens/tarifas/pricesOf';
import type { Vendas } from '../../viagens/tarifas/vendas';
import type { Oferta, PricedCatalogue } from '../../viagens/busca/oferta';
import { tryTakePromocional } from './promocionalRepository';

/** Seats of one departure that a new reserva has taken, with what was sold before them. */
export interface TakenPoltronas {
  reservaId: string;
  /** The number of the part. */
  n: number;
  oferta: Oferta;
  vendas: Vendas;
  poltronas: readonly { numero: number; classe: Classe }[];
  expira: Date;
}

/** A seat with the price that is promised for it, and the rule whose promotional seat it took. */
export interface PricedNaReserva {
  poltrona: number;
  classe: Classe;
  preco: Preco;
  cotaRegraId: string | null;
}

/** Classes in one order everywhere, so that two buyers of one coach rarely wait for each other. */
export const sortByClasse = <T extends { numero: number; classe: Classe }>(poltronas: readonly T[]): T[] =>
  [...poltronas].sort((a, b) => a.classe.localeCompare(b.classe) || a.numero - b.numero);

/**
 * Prices seats and takes their promotional seats. A seat whose promotion has just run out falls under the next one, or
 * under none; the others keep theirs.
 */
export async function pricePoltronas(
  tx: Tx,
  catalogue: PricedCatalogue,
  taken: TakenPoltronas,
): Promise<PricedNaReserva[]> {
  const gone = new Set<string>();
  const priceOf = pricesOf(catalogue, taken.oferta, {
    ...taken.vendas,
    vagas: (partidaId, regraId) => (gone.has(regraId) ? Infinity : taken.vendas.vagas(partidaId, regraId)),
  });
  const priced: PricedNaReserva[] = [];
  for (const { numero, classe } of sortByClasse(taken.poltronas)) {
    const { preco, cota } = await pricePoltrona(tx, taken, numero, gone, () => priceOf(classe));
    priced.push({ poltrona: numero, classe, preco, cotaRegraId: cota?.id ?? null });
  }
  return priced;
}

async function pricePoltrona(
  tx: Tx,
  { reservaId, n, oferta, expira }: TakenPoltronas,
  poltrona: number,
  gone: Set<string>,
  price: () => PrecoNaPartida | undefined,
): Promise<PrecoNaPartida> {
  for (;;) {
    const priced = price();
    if (!priced) throw new Error('a seat without a fare was taken');
    const { cota: regra } = priced;
    if (!regra || regra.cota === null) return priced;
    const wanted = {
      partidaId: oferta.partida.id,
      regraId: regra.id,
      cota: regra.cota,
      reservaId,
      trecho: n,
      poltrona,
    };
    const took = await tryTakePromocional(tx, wanted, expira);
    if (took) return priced;
    if (took === null) gone.add(regra.id);
  }
}
