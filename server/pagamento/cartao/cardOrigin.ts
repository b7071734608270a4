import type { CartaoConfig } from '../../../src/domain/wire/config';
import type { CardConfig } from './cardConfig';

const twins: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** The other name by which this machine answers: another origin to a browser, the same server behind it. */
export function twinOrigin(origin: string): string | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  const twin = twins[url.hostname];
  if (twin === undefined) return null;
  url.hostname = twin;
  return url.origin;
}

/** Where the shop is, and where it takes cards. */
export interface CardPlace {
  cartao: CardConfig;
  production: boolean;
  publicUrl: string;
}

/** Where the card is typed, seen from a page of the shop; null where no card can be taken. */
export function cardOriginFor({ cartao, production }: CardPlace, shopOrigin: string): string | null {
  if (production && cartao.adiq === null) return null;
  return cartao.origem ?? twinOrigin(shopOrigin);
}

/** The shop's origin, seen from the card's page: the only one that may frame it, and the only one that is told. */
export const shopOriginFor = ({ cartao, publicUrl }: CardPlace, cardOrigin: string): string =>
  (cartao.origem === null ? twinOrigin(cardOrigin) : null) ?? new URL(publicUrl).origin;

/** What the web is told of it. */
export function cardConfigFor(place: CardPlace, shopOrigin: string): CartaoConfig | null {
  const origem = cardOriginFor(place, shopOrigin);
  return origem === null ? null : { origem, campos: `${origem}${place.cartao.camposPath}` };
}
