import { msg, t, translated } from '../../src/words/t';
import { nomeCarteira } from '../../src/domain/pagamento/carteira';
import type { BilheteRow } from './bilheteDoDonoRepository';

const MEIOS = {
  pix: msg('Pix'),
  boleto: msg('boleto'),
  dinheiro: msg('dinheiro'),
  credito: msg('cartão de crédito'),
  debito: msg('cartão de débito'),
  google_pay: nomeCarteira('google_pay'),
  teste: nomeCarteira('teste'),
  conta: msg('crédito da conta'),
  anterior: msg('crédito do bilhete anterior'),
} as const;

/** The means by which the order of a ticket was paid, in words; there may be more than one. */
export function formaPagamentoOf(
  row: Pick<BilheteRow, 'pago_pix' | 'pago_cartao' | 'credito_centavos' | 'credito_usado_centavos'> & {
    pago_dinheiro?: unknown;
    pago_boleto?: unknown;
  },
): string {
  const meios = [
    row.pago_pix && MEIOS.pix,
    row.pago_boleto && MEIOS.boleto,
    row.pago_dinheiro && MEIOS.dinheiro,
    row.pago_cartao && MEIOS[row.pago_cartao],
    row.credito_usado_centavos > 0 && MEIOS.conta,
    row.credito_centavos > 0 && MEIOS.anterior,
  ].filter((meio) => typeof meio === 'string');
  const texto = meios
    .map(translated)
    .reduce((um, outro) => (um === '' ? outro : t('{um} e {outro}', { um, outro })), '');
  const said = texto === '' ? t('sem cobrança') : texto;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
