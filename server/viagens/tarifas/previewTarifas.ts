import { explainRegras } from '../../../src/domain/viagens/tarifas/explainRegras';
import type { PrecoExplicado } from '../../../src/domain/wire/administracao/tarifas';
import type { Oferta, PricedCatalogue } from '../busca/oferta';
import { stopsOf } from '../busca/toViagem';
import { factsOf, pricesOf } from './pricesOf';
import type { Vendas } from './vendas';

/** The price of each class of each departure of a day, with every rule of its section: its effect, or why it has none. */
export const previewTarifas = (
  catalogue: PricedCatalogue,
  ofertas: readonly Oferta[],
  vendas: Vendas,
): PrecoExplicado[] => ofertas.map((oferta) => explainOferta(catalogue, oferta, vendas));

function explainOferta(catalogue: PricedCatalogue, oferta: Oferta, vendas: Vendas): PrecoExplicado {
  const { partida, trecho, layout } = oferta;
  const priceOf = pricesOf(catalogue, oferta, vendas);
  const facts = factsOf(oferta, vendas);
  const classes = [...layout.capacidade.keys()].flatMap((classe) => {
    const [priced, given] = [priceOf(classe), facts.of(classe)];
    if (!priced || !given) return [];
    return [
      {
        classe,
        preco: priced.preco,
        baseCentavos: given.base,
        ocupacao: given.venda.ocupacao,
        regras: explainRegras(catalogue.regrasDe(trecho, classe), given),
      },
    ];
  });
  return {
    viagemId: partida.id,
    linha: trecho.linha.codigo,
    partida: stopsOf(partida, trecho).partida,
    antecedencia: facts.antecedencia,
    classes: classes.sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos),
  };
}
