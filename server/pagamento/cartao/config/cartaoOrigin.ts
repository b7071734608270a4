import type { CartaoConfig } from '../../../../src/domain/wire/base/config';
import type { CartaoSettings } from './cartaoConfig';

const twins: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** The other host name of the local machine: a different origin to a browser, served by the same server. */
export function twinOrigin(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  const twin = twins[url.hostname];
  if (twin === undefined) return null;
  url.hostname = twin;
  return url.origin;
}

/** The places of the shop and of its card form. */
export interface CartaoPlace {
  cartao: CartaoSettings;
  production: boolean;
  publicUrl: string;
}

/** Origin of the card form for a page of the shop; null where no card can be accepted. */
export function cartaoOriginFor({ cartao, production }: CartaoPlace, shopOrigin: string): string | null {
  if (production && cartao.adiq === null) return null;
  return cartao.origem ?? twinOrigin(shopOrigin);
}

/** The shop's origin for the card's page: the only one that may frame it and that receives its messages. */
export const shopOriginFor = ({ cartao, publicUrl }: CartaoPlace, cartaoOrigin: string): string =>
  (cartao.origem === null ? twinOrigin(cartaoOrigin) : null) ?? new URL(publicUrl).origin;

/** The configuration of cards that the web client receives. */
export function cartaoConfigFor(place: CartaoPlace, shopOrigin: string): CartaoConfig | null {
  const origem = cartaoOriginFor(place, shopOrigin);
  return origem === null ? null : { origem, campos: `${origem}${place.cartao.camposPath}` };
}
