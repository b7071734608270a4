import { formatCentavos } from '../../base/dinheiro';
import type { LinhaPreco } from '../linhasDoPreco';
import type { AdicionaisVendidos } from '../../wire/compra/adicionais';
import { describeAdicionais } from './describeAdicionais';

/** Lines of the extras of several seats, one a kind. */
export const linhasDosAdicionais = (adicionais: AdicionaisVendidos): LinhaPreco[] =>
  [...new Set(adicionais.map(({ nome }) => nome))].map((nome) => {
    const own = adicionais.filter((one) => one.nome === nome);
    const centavos = own.reduce((sum, { quantidade, precoCentavos }) => sum + quantidade * precoCentavos, 0);
    return { label: describeAdicionais(own), value: formatCentavos(centavos) };
  });
