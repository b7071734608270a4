import { formatDia } from '../base/data';
import { formatCentavos } from '../base/dinheiro';
import type { OfertaCredito } from '../wire/conta/creditos';
import type { PreviaCancelamento, PreviaCancelamentoPedido } from '../wire/posVenda/posVenda';
import { t } from '../../words/t';

type Volta = Pick<PreviaCancelamentoPedido, 'devolverCentavos' | 'voltaEmCreditoCentavos' | 'credito'>;

/** The preview of one ticket as that of an order of one. */
export const previaDeUm = (previa: PreviaCancelamento): PreviaCancelamentoPedido => ({
  pedidoId: '',
  devolverCentavos: previa.devolverCentavos,
  bilhetes: [previa],
  ...(previa.voltaEmCreditoCentavos !== undefined && { voltaEmCreditoCentavos: previa.voltaEmCreditoCentavos }),
  ...(previa.credito && { credito: previa.credito }),
});

/** The money among what comes back. */
export const dinheiroDaVolta = ({ devolverCentavos, voltaEmCreditoCentavos = 0 }: Volta): number =>
  devolverCentavos - voltaEmCreditoCentavos;

/** All that comes back, where credit is chosen for the money. */
export const voltaComCredito = ({ voltaEmCreditoCentavos = 0 }: Volta, { centavos }: OfertaCredito): number =>
  voltaEmCreditoCentavos + centavos;

/** When the offered credit can be used. */
export const usoDoCredito = ({ validoAte }: OfertaCredito): string =>
  t('para usar até {dia}', { dia: formatDia(validoAte) });

/** The bonus, and that it is no money. */
export const sobreOBonus = ({ bonusCentavos }: OfertaCredito): string =>
  t('{valor} são bônus, que não vira dinheiro.', { valor: formatCentavos(bonusCentavos) });

/** The part that comes back to the credit that paid it; undefined where none did. */
export function fraseDaVolta({
  voltaEmCreditoCentavos = 0,
}: Pick<Volta, 'voltaEmCreditoCentavos'>): string | undefined {
  return voltaEmCreditoCentavos > 0
    ? t('{valor} voltam para o seu crédito.', { valor: formatCentavos(voltaEmCreditoCentavos) })
    : undefined;
}

/** The credit that a cancellation brought, in one sentence; null where its money goes back, or where there was none. */
export function fraseDoCredito({ devolverCentavos, voltaEmCreditoCentavos = 0, credito }: Volta): string | null {
  if (credito) {
    const valor = formatCentavos(voltaEmCreditoCentavos + credito.centavos);
    return t('Você tem mais {valor} em crédito, {uso}.', { valor, uso: usoDoCredito(credito) });
  }
  const isAll = devolverCentavos > 0 && voltaEmCreditoCentavos === devolverCentavos;
  return isAll ? t('Você tem de novo {valor} em crédito.', { valor: formatCentavos(devolverCentavos) }) : null;
}
