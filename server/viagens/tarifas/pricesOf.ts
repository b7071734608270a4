import { diasEntre, type Dia } from '../../../src/domain/base/data';
import type { Classe } from '../../../src/domain/viagens/classe';
import {
  composeTarifa,
  composeTarifaDoDia,
  type BaseTarifa,
  type TarifaComposta,
} from '../../../src/domain/viagens/tarifas/composeTarifa';
import type { RegraTarifa } from '../../../src/domain/viagens/tarifas/regraTarifa';
import type { Preco } from '../../../src/domain/wire/viagens/viagens';
import { precoBaseEm, type Trecho } from '../catalogue';
import { localDay, plusMinutes } from '../localTime';
import type { Oferta, PricedCatalogue } from '../busca/oferta';
import type { Vendas } from './vendas';

/** The price of a seat, and the rule whose promotional seat it would take. */
export interface PrecoNaPartida {
  preco: Preco;
  cota: RegraTarifa | null;
}

/** The price of the next seat of a class; undefined for a class that is not sold on this part of the line. */
export type PriceOf = (classe: Classe) => PrecoNaPartida | undefined;

/**
 * The prices of a departure as it stands. Search, calendar, seat map, hold, exchange and preview all ask here, so they
 * tell one price.
 */
export function pricesOf(catalogue: PricedCatalogue, oferta: Oferta, vendas: Vendas): PriceOf {
  const { trecho } = oferta;
  const facts = factsOf(oferta, vendas);
  return (classe) => {
    const base = precoBaseEm(trecho, classe, facts.dia);
    const given = facts.of(classe);
    if (!base || !given) return undefined;
    const composta = composeTarifa(catalogue.regrasDe(trecho, classe), given);
    return { preco: withTarifa(base, composta), cota: composta.cota };
  };
}

/** The facts that fares of a departure depend on. Days ahead are counted on the calendar of the boarding stop. */
export function factsOf(oferta: Oferta, vendas: Vendas) {
  const { partida, trecho, layout } = oferta;
  const { fuso } = trecho.origem.localidade;
  const dia = localDay(plusMinutes(partida.saida, trecho.origem.sai), fuso);
  const antecedencia = Math.max(0, diasEntre(localDay(partida.agora, fuso), dia));
  const isEsgotada: BaseTarifa['isEsgotada'] = ({ id, cota }) => cota !== null && vendas.vagas(partida.id, id) >= cota;
  /** Undefined for a class that is not sold on this part of the line. */
  const of = (classe: Classe): BaseTarifa | undefined => {
    const base = precoBaseEm(trecho, classe, dia)?.tarifaCentavos;
    if (base === undefined) return undefined;
    const capacidade = layout.capacidade.get(classe) ?? 0;
    const ocupacao = capacidade === 0 ? 100 : Math.floor((100 * vendas.taken(oferta, classe)) / capacidade);
    return { base, km: trecho.km, venda: { dia, antecedencia, ocupacao }, isEsgotada };
  };
  return { dia, antecedencia, of };
}

/** The price of a class on a day of travel, without what depends on a departure and on the moment of the sale. */
export function precoDoDia(catalogue: PricedCatalogue, trecho: Trecho, classe: Classe, dia: Dia): Preco | undefined {
  const base = precoBaseEm(trecho, classe, dia);
  if (!base) return undefined;
  const { km } = trecho;
  return withTarifa(
    base,
    composeTarifaDoDia(catalogue.regrasDe(trecho, classe), { base: base.tarifaCentavos, km, dia }),
  );
}

/** A price with another fare in the place of its own; the other components stay. */
const withTarifa = (base: Preco, { centavos, regras }: TarifaComposta): Preco => ({
  ...base,
  tarifaCentavos: centavos,
  totalCentavos: base.totalCentavos - base.tarifaCentavos + centavos,
  ...(regras.length > 0 && { regras }),
});
