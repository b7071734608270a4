import { formatCentavos, formatDesconto } from '../base/dinheiro';
import type { Preco } from '../wire/viagens/viagens';
import { msg, t, translated } from '../../words/t';

/** A line of a price, as displayed. */
export interface LinhaPreco {
  label: string;
  value: string;
  /** Subtracted instead of added. */
  discount?: boolean;
}

const componentes = [
  ['tarifaCentavos', msg('Tarifa')],
  ['pedagioCentavos', msg('Pedágio')],
  ['taxaEmbarqueCentavos', msg('Taxa de embarque')],
  ['seguroCentavos', msg('Seguro')],
] as const;

/**
 * Price components of several seats together; components of zero are left out. The fare is its base, followed by each
 * rule that changed it, so the lines add up to the price.
 */
export const linhasDoPreco = (precos: readonly Preco[]): LinhaPreco[] =>
  componentes.flatMap(([campo, nome]) => {
    const sum = precos.reduce((total, preco) => total + preco[campo], 0);
    if (sum === 0) return [];
    if (campo !== 'tarifaCentavos') return [{ label: translated(nome), value: formatCentavos(sum) }];
    const regras = linhasDasRegras(precos);
    const base = sum - regras.reduce((total, { centavos }) => total + centavos, 0);
    const label = precos.length > 1 ? t('Tarifa, {n} poltronas', { n: precos.length }) : translated(nome);
    return [{ label, value: formatCentavos(base) }, ...regras.map(toLinha)];
  });

/** The effects of the rules of fares on several seats, one entry per name. */
function linhasDasRegras(precos: readonly Preco[]): { label: string; centavos: number }[] {
  const sums = new Map<string, number>();
  for (const { nome, centavos } of precos.flatMap(({ regras = [] }) => regras)) {
    sums.set(nome, (sums.get(nome) ?? 0) + centavos);
  }
  return [...sums].map(([label, centavos]) => ({ label, centavos }));
}

const toLinha = ({ label, centavos }: { label: string; centavos: number }): LinhaPreco =>
  centavos < 0
    ? { label, value: formatDesconto(-centavos), discount: true }
    : { label, value: formatCentavos(centavos) };
