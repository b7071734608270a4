/** The id of the order that an address buys again, whose passengers are asked for by it; null without one. */
export const readDeNovo = (link: string): string | null => /[?&]deNovo=([\w-]{1,64})(?=&|$)/.exec(link)?.[1] ?? null;

/** An address with a query that buys an order again. Personal data never stands in it. */
export const withDeNovo = (link: string, pedidoId: string | null | undefined): string =>
  pedidoId ? `${link}&deNovo=${pedidoId}` : link;
