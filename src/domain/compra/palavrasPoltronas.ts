import type { MapaPoltronas } from '../wire/compra/poltronas';
import { formatCentavos } from '../base/dinheiro';
import { rotulosClasse } from '../viagens/viagem';
import { t, translated } from '../../words/t';

/** `Poltrona 12`, `Poltronas 12 e 13`. */
export const palavrasPoltronas = (n: number, poltronas: string): string =>
  t('{n, plural, =1 {Poltrona {poltronas}} other {Poltronas {poltronas}}}', { n, poltronas });

/** The classes of a coach with their prices, cheapest first, as the map and its legend show them. */
export const priceList = ({ precos }: Pick<MapaPoltronas, 'precos'>) =>
  [...precos]
    .sort((a, b) => a.preco.totalCentavos - b.preco.totalCentavos)
    .map(({ classe, preco }) => ({
      id: classe,
      classe: translated(rotulosClasse[classe]),
      preco: formatCentavos(preco.totalCentavos),
    }));
