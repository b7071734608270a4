import { rotulosBeneficio } from './beneficio';
import { formatCentavos } from './dinheiro';
import type { Cotacao } from './wire/cotacao';
import type { Pedido } from './wire/pedidos';
import type { Preco } from './wire/viagens';

/** A line of a price, as it is read. */
export interface LinhaPreco {
  label: string;
  value: string;
  /** Takes away instead of adding. */
  discount?: boolean;
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

/** The server's price: the seats, what each reason takes off, and the insurance where it was chosen. */
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

/** An order as it was made. */
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

/** One line a reason, however many seats it is about. */
function linhasDeDesconto(off: readonly { label: string; centavos: number }[]): LinhaPreco[] {
  const sums = new Map<string, number>();
  for (const { label, centavos } of off) sums.set(label, (sums.get(label) ?? 0) + centavos);
  return [...sums]
    .filter(([, centavos]) => centavos > 0)
    .map(([label, centavos]) => ({ label, value: `- ${formatCentavos(centavos)}`, discount: true }));
}

const linhaDoSeguro = (centavos: number): LinhaPreco[] =>
  centavos === 0 ? [] : [{ label: 'Seguro viagem', value: formatCentavos(centavos) }];
