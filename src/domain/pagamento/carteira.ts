import type { CarteiraOferecida, MetodoCarteira, PagamentoDaCarteira } from '../wire/pagamento/carteira';
import type { NovoPagamentoCartao } from '../wire/pagamento/cartao';
import { msg } from '../../words/t';
import { MAXIMO_TOKEN_CARTEIRA } from './tokenCarteira';

export const CARTEIRA_SEM_RESPOSTA = msg(
  'A carteira não respondeu. Nada foi cobrado. Toque de novo ou pague de outro modo.',
);

const nomes: Record<MetodoCarteira, string> = { google_pay: 'Google Pay', teste: 'Carteira de teste' };

/** Display name of a wallet; a proper name, the same in every language. */
export const nomeCarteira = (metodo: MetodoCarteira): string => nomes[metodo];

/**
 * The wallet that pays, or null where a card's own token does; `invalido` where there are both or neither, or where a
 * wallet's card is asked for more than it can do: it pays by credit, at once, and is never kept.
 */
export function carteiraOf(pagamento: NovoPagamentoCartao): PagamentoDaCarteira | null | 'invalido' {
  const { token, carteira, tipo, parcelas, cartaoId, guardar = false } = pagamento;
  if (carteira === undefined) return token === undefined ? 'invalido' : null;
  const isPlain = token === undefined && cartaoId === undefined && !guardar;
  return isPlain && tipo === 'credito' && parcelas === 1 ? carteira : 'invalido';
}

/** A payment method of the Payment Request API with its own data. */
interface MetodoDePagamento {
  supportedMethods: string;
  data: object;
}

/**
 * An offered wallet as the browser's Payment Request API takes it. Google Pay's part is the `PaymentDataRequest` of its
 * API version 2 with `environment`, without a sum: the request itself carries it.
 */
export const toMetodoDePagamento = ({ identificador, google }: CarteiraOferecida): MetodoDePagamento => ({
  supportedMethods: identificador,
  data:
    google === null
      ? {}
      : {
          environment: google.ambiente,
          apiVersion: 2,
          apiVersionMinor: 0,
          merchantInfo: { merchantId: google.comercianteId, merchantName: google.comerciante },
          allowedPaymentMethods: [
            {
              type: 'CARD',
              parameters: {
                allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
                allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA'],
              },
              tokenizationSpecification: {
                type: 'PAYMENT_GATEWAY',
                parameters: { gateway: google.gateway, gatewayMerchantId: google.gatewayComercianteId },
              },
            },
          ],
        },
});

/** The token in the answer of a wallet; null where there is none that may be sent. */
export function tokenDaResposta(metodo: MetodoCarteira, details: unknown): string | null {
  const answer = metodo === 'google_pay' ? partOf(partOf(details, 'paymentMethodData'), 'tokenizationData') : details;
  const token = partOf(answer, 'token');
  const isToken = typeof token === 'string' && token !== '' && token.length <= MAXIMO_TOKEN_CARTEIRA;
  return isToken ? token : null;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
