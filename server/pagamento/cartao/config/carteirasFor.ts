import { nomeCarteira } from '../../../../src/domain/pagamento/carteira';
import type { CarteiraOferecida } from '../../../../src/domain/wire/pagamento/carteira';
import { cartaoOriginFor, type CartaoPlace } from './cartaoOrigin';

/** Google Pay's method at the Payment Request API. */
const GOOGLE_PAY = 'https://google.com/pay';
/** The method of the sandbox's wallet, below the shop's own origin. */
const CARTEIRA_DE_TESTE = '/_sandbox/carteira/pagar';

/** Origins that a browser calls to find Google Pay: of its method, and of the manifests that the method leads to. */
export const googlePayOrigins = ({ cartao }: Pick<CartaoPlace, 'cartao'>): string[] =>
  cartao.googlePay === null ? [] : ['https://google.com', 'https://pay.google.com'];

/**
 * The wallets that a shop offers: Google Pay where the environment names the shop there, and outside production the
 * sandbox's. None where no card is taken, since a wallet's card is charged by the acquirer too.
 * @param comerciante name of the company, which Google Pay shows.
 */
export function carteirasFor(place: CartaoPlace, shopOrigin: string, comerciante: string): CarteiraOferecida[] {
  const { cartao, production } = place;
  if (cartaoOriginFor(place, shopOrigin) === null) return [];
  const carteiras: CarteiraOferecida[] = [];
  if (cartao.googlePay !== null) {
    const ambiente = cartao.adiq === null ? 'TEST' : 'PRODUCTION';
    const google = { ambiente, comerciante, ...cartao.googlePay } as const;
    carteiras.push({ metodo: 'google_pay', nome: nomeCarteira('google_pay'), identificador: GOOGLE_PAY, google });
  }
  if (cartao.adiq === null && !production) {
    const identificador = `${shopOrigin}${CARTEIRA_DE_TESTE}`;
    carteiras.push({ metodo: 'teste', nome: nomeCarteira('teste'), identificador, google: null });
  }
  return carteiras;
}
