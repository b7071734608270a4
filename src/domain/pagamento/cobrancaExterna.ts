import { formatCentavos } from '../base/dinheiro';
import type { CobrancaExterna, SituacaoCobrancaExterna } from '../wire/pagamento/cobrancaExterna';

/** Validity of a payment link in minutes, long enough to find a card; the hold is extended to cover it, once. */
export const LINK_MINUTOS = 30;
/** Validity of a charge at a card terminal in minutes; the payer is present. */
export const TERMINAL_MINUTOS = 5;
/** Maximum external charges per order, against endless retries. */
export const MAXIMO_COBRANCAS_EXTERNAS = 10;

const abertas: readonly SituacaoCobrancaExterna[] = ['criando', 'aberta', 'encerrando'];

/** True while a payment may still arrive. */
export const isCobrancaAberta = (situacao: SituacaoCobrancaExterna): boolean => abertas.includes(situacao);

type Cobrada = Pick<CobrancaExterna, 'url' | 'valorCentavos'>;

/** Message sent with a payment link. It states the order and the amount, without personal data. */
export function textoDaCobranca(
  localizador: string,
  { url, valorCentavos }: Cobrada,
  hora: string,
  empresa: string,
): string {
  const valor = formatCentavos(valorCentavos);
  return `${empresa}: para pagar o pedido ${localizador} (${valor}) com cartão, abra ${url ?? ''} até as ${hora}.`;
}

/** Opens WhatsApp with the text; the recipient is chosen there. */
export const linkWhatsapp = (texto: string): string => `https://wa.me/?text=${encodeURIComponent(texto)}`;
