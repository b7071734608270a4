import { formatCentavos } from '../../../domain/base/dinheiro';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { MapaPoltronas } from '../../../domain/wire/compra/poltronas';
import { translated } from '../../../words/t';

/** The classes of a coach with their prices, cheapest first. */
export const priceList = ({ precos }: MapaPoltronas) =>
  [...precos]
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos)
    .map(({ classe, preco }) => ({
      id: classe,
      classe: translated(rotulosClasse[classe]),
      preco: formatCentavos(preco.totalCentavos),
    }));

/** The fixtures of a coach that its legend explains. */
export const fixturesOf = ({ recursos }: MapaPoltronas) =>
  (['wc', 'escada'] as const).filter((tipo) => recursos.some((recurso) => recurso.tipo === tipo));
