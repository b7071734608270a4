import type { MapaPoltronas } from '../wire/compra/poltronas';
import { formatCentavos } from '../base/dinheiro';
import { rotulosClasse } from '../viagens/viagem';
import { translated } from '../../words/t';

/** The classes of a coach with their prices, cheapest first, as the map and its legend show them. */
export const priceList = ({ precos }: Pick<MapaPoltronas, 'precos'>) =>
  [...precos]
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos)
    .map(({ classe, preco }) => ({
      id: classe,
      classe: translated(rotulosClasse[classe]),
      preco: formatCentavos(preco.totalCentavos),
    }));
