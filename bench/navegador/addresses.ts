/** Addresses of the product's pages, for the one route and the days that the bench looks at. */
import { searchPath, type Client } from '../limites/client';

/** The results of a day, so many days from today. */
export const resultsUrl = ({ origin, rota }: Client, days: number): string =>
  `${origin}/resultado-busca-viagens?idaVolta=false&${searchPath(rota, days).split('?')[1]}`;

/** The seats of a departure, or a later step of its purchase. */
export const purchaseUrl = ({ origin, rota }: Client, parts: Record<string, string>): string =>
  `${origin}/comprar-viagem?${new URLSearchParams({ ...rota, ...parts })}`;
