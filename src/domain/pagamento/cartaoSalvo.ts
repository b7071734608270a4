import type { CartaoSalvo } from '../wire/pagamento/cartoesSalvos';
import { type Bandeira, nomeBandeira } from './cartao';
import { msg, t } from '../../words/t';

/** Maximum saved cards per account. */
export const MAXIMO_CARTOES_SALVOS = 5;

export const CARTAO_REMOVIDO = msg('Cartão removido.');

/** Digits of the security code that a brand prints on its cards. */
export const digitosDoCodigo = (bandeira: Bandeira): 3 | 4 => (bandeira === 'amex' ? 4 : 3);

/** `2029-08` as cards print it: `08/29`. */
export const validadeImpressa = (validade: string): string => `${validade.slice(5)}/${validade.slice(2, 4)}`;

/** Name of a saved card: `Visa final 4242`. */
export const nomeDoCartao = ({ bandeira, final4 }: Pick<CartaoSalvo, 'bandeira' | 'final4'>): string =>
  t('{bandeira} final {final4}', { bandeira: nomeBandeira(bandeira), final4 });

/** Validity of a saved card in words. */
export const validadeDoCartao = ({ validade, vencido }: Pick<CartaoSalvo, 'validade' | 'vencido'>): string =>
  vencido
    ? t('vencido em {validade}', { validade: validadeImpressa(validade) })
    : t('validade {validade}', { validade: validadeImpressa(validade) });
