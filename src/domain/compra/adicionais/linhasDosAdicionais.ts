import { formatCentavos } from '../../base/dinheiro';
import type { LinhaPreco } from '../linhasDoPreco';
import type { AdicionaisVendidos } from '../../wire/compra/adicionais';

/** Lines of the extras of several seats, one a kind. */
export function linhasDosAdicionais(itens: readonly { adicionais?: AdicionaisVendidos | undefined }[]): LinhaPreco[] {
  const sums = new Map<string, [quantidade: number, centavos: number]>();
  for (const { nome, quantidade, precoCentavos } of itens.flatMap(({ adicionais = [] }) => adicionais)) {
    const [n, centavos] = sums.get(nome) ?? [0, 0];
    sums.set(nome, [n + quantidade, centavos + quantidade * precoCentavos]);
  }
  return [...sums].map(([nome, [n, centavos]]) => ({ label: `${n} × ${nome}`, value: formatCentavos(centavos) }));
}
