import { formatCentavos } from './dinheiro';
import type { Preco } from './wire/viagens';

/** A line of a price, as it is read. */
export interface LinhaPreco {
  label: string;
  value: string;
}

const componentes = [
  ['tarifaCentavos', 'Tarifa'],
  ['pedagioCentavos', 'Pedágio'],
  ['taxaEmbarqueCentavos', 'Taxa de embarque'],
  ['seguroCentavos', 'Seguro'],
] as const;

/** What some seats cost together, component by component; those that cost nothing are left out. */
export const linhasDoPreco = (precos: readonly Preco[]): LinhaPreco[] =>
  componentes.flatMap(([campo, nome]) => {
    const sum = precos.reduce((total, preco) => total + preco[campo], 0);
    if (sum === 0) return [];
    const label = campo === 'tarifaCentavos' && precos.length > 1 ? `${nome}, ${precos.length} poltronas` : nome;
    return [{ label, value: formatCentavos(sum) }];
  });
