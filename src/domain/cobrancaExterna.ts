import { formatCentavos } from './dinheiro';
import type { CobrancaExterna, SituacaoCobrancaExterna } from './wire/cobrancaExterna';

/** A link is sent to somebody who has to find their card first; the seats wait as long, once. */
export const LINK_MINUTOS = 30;
/** Whoever pays stands at the terminal. */
export const TERMINAL_MINUTOS = 5;
/** After so many charges of one order something else is wrong. */
export const MAXIMO_COBRANCAS_EXTERNAS = 10;

const abertas: readonly SituacaoCobrancaExterna[] = ['criando', 'aberta', 'encerrando'];

/** True while money may still come through it. */
export const isCobrancaAberta = (situacao: SituacaoCobrancaExterna): boolean => abertas.includes(situacao);

type Cobrada = Pick<CobrancaExterna, 'url' | 'valorCentavos'>;

/** What is sent along with the link. It names the order and the sum, and nobody. */
export function textoDaCobranca(localizador: string, { url, valorCentavos }: Cobrada, hora: string): string {
  const valor = formatCentavos(valorCentavos);
  return `Itapê: para pagar o pedido ${localizador} (${valor}) com cartão, abra ${url ?? ''} até as ${hora}.`;
}

/** Opens WhatsApp with the text written; who it goes to is chosen there. */
export const linkWhatsapp = (texto: string): string => `https://wa.me/?text=${encodeURIComponent(texto)}`;
