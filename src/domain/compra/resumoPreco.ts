import { rotulosBeneficio } from './passageiros/rotulosBeneficio';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import type { Cotacao } from '../wire/compra/cotacao';
import type { Pedido } from '../wire/compra/pedidos';
import type { Preco } from '../wire/viagens/viagens';

/** A line of a price, as displayed. */
export interface LinhaPreco {
  label: string;
  value: string;
  /** Subtracted instead of added. */
  discount?: boolean;
}

const componentes = [
  ['tarifaCentavos', 'Tarifa'],
  ['pedagioCentavos', 'Pedágio'],
  ['taxaEmbarqueCentavos', 'Taxa de embarque'],
  ['seguroCentavos', 'Seguro'],
] as const;

/**
 * Price components of several seats together; components of zero are left out. The fare is its base, followed by each
 * rule that changed it, so the lines add up to the price.
 */
export const linhasDoPreco = (precos: readonly Preco[]): LinhaPreco[] =>
  componentes.flatMap(([campo, nome]) => {
    const sum = precos.reduce((total, preco) => total + preco[campo], 0);
    if (sum === 0) return [];
    if (campo !== 'tarifaCentavos') return [{ label: nome, value: formatCentavos(sum) }];
    const regras = linhasDasRegras(precos);
    const base = sum - regras.reduce((total, { centavos }) => total + centavos, 0);
    const label = precos.length > 1 ? `${nome}, ${precos.length} poltronas` : nome;
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

/** Lines of a quote: seats, discounts by reason, and the chosen insurance. */
export function linhasDaCotacao({ itens, cupom, seguroViagem }: Cotacao): LinhaPreco[] {
  const off = itens.flatMap(({ descontos }) =>
    descontos.map(({ origem, descricao, centavos }) => ({
      label: origem === 'cupom' && cupom ? `Cupom ${cupom.codigo}` : descricao,
      centavos,
    })),
  );
  return [
    ...linhasDoPreco(itens.map(({ preco }) => preco)),
    ...linhasDeDesconto(off),
    ...linhaDoSeguro(seguroViagem?.contratado ? seguroViagem.totalCentavos : 0),
  ];
}

const DESCONTO_BALCAO = 'Desconto da agência';

/** Lines of an order's price. */
export function linhasDoPedido(pedido: Pedido): LinhaPreco[] {
  const { itens, cupom, seguroViagemCentavos = 0, creditoCentavos = 0, descontoBalcaoCentavos = 0 } = pedido;
  const outro = cupom ? `Cupom ${cupom}` : descontoBalcaoCentavos > 0 ? DESCONTO_BALCAO : 'Cupom';
  const off = itens.map(({ beneficio, descontoCentavos = 0 }) => ({
    label: beneficio ? rotulosBeneficio[beneficio] : outro,
    centavos: descontoCentavos,
  }));
  return [
    ...linhasDoPreco(itens.map(({ preco }) => preco)),
    ...linhasDeDesconto([...off, { label: 'Crédito da passagem anterior', centavos: creditoCentavos }]),
    ...linhaDoSeguro(seguroViagemCentavos),
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
  centavos === 0 ? [] : [{ label: 'Seguro opcional', value: formatCentavos(centavos) }];
