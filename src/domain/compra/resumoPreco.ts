import { rotulosBeneficio } from './passageiros/rotulosBeneficio';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import { linhasDosAdicionais } from './adicionais/linhasDosAdicionais';
import { linhasDoPreco, type LinhaPreco } from './linhasDoPreco';
import type { Cotacao } from '../wire/compra/cotacao';
import type { Pedido } from '../wire/compra/pedidos';
import { t, translated } from '../../words/t';

/** Lines of a quote: seats, discounts by reason, extras, and the chosen insurance. */
export function linhasDaCotacao({ itens, cupom, seguroViagem, creditoUsadoCentavos = 0 }: Cotacao): LinhaPreco[] {
  const off = itens.flatMap(({ descontos }) =>
    descontos.map(({ origem, descricao, centavos }) => ({
      label: origem === 'cupom' && cupom ? palavrasCupom(cupom.codigo) : translated(descricao),
      centavos,
    })),
  );
  return [
    ...linhasDoPreco(itens.map(({ preco }) => preco)),
    ...linhasDeDesconto(off),
    ...linhasDosAdicionais(itens),
    ...linhaDoSeguro(seguroViagem?.contratado ? seguroViagem.totalCentavos : 0),
    ...linhaDoCredito(creditoUsadoCentavos),
  ];
}

const palavrasCupom = (codigo: string): string => t('Cupom {codigo}', { codigo });

/** Lines of an order's price. */
export function linhasDoPedido(pedido: Pedido): LinhaPreco[] {
  const { itens, cupom, seguroViagemCentavos = 0, creditoCentavos = 0, descontoBalcaoCentavos = 0 } = pedido;
  const semCodigo = descontoBalcaoCentavos > 0 ? t('Desconto da agência') : t('Cupom');
  const outro = cupom ? palavrasCupom(cupom) : semCodigo;
  const off = itens.map(({ beneficio, descontoCentavos = 0 }) => ({
    label: beneficio ? translated(rotulosBeneficio[beneficio]) : outro,
    centavos: descontoCentavos,
  }));
  return [
    ...linhasDoPreco(itens.map(({ preco }) => preco)),
    ...linhasDeDesconto([...off, { label: t('Crédito da passagem anterior'), centavos: creditoCentavos }]),
    ...linhasDosAdicionais(itens),
    ...linhaDoSeguro(seguroViagemCentavos),
    ...linhaDoCredito(pedido.creditoUsadoCentavos ?? 0),
  ];
}

/** Sums discounts into one line per reason. */
function linhasDeDesconto(off: readonly { label: string; centavos: number }[]): LinhaPreco[] {
  const sums = new Map<string, number>();
  for (const { label, centavos } of off) sums.set(label, (sums.get(label) ?? 0) + centavos);
  return [...sums]
    .filter(([, centavos]) => centavos > 0)
    .map(([label, centavos]) => ({ label, value: formatDesconto(centavos), discount: true }));
}

const linhaDoSeguro = (centavos: number): LinhaPreco[] =>
  centavos === 0 ? [] : [{ label: t('Seguro opcional'), value: formatCentavos(centavos) }];

/** Credit is a means of payment: its line stands last, below the whole price. */
const linhaDoCredito = (centavos: number): LinhaPreco[] =>
  centavos === 0 ? [] : [{ label: t('Crédito da conta'), value: formatDesconto(centavos), discount: true }];
