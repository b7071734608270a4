/** The wallets that a device can bring a ticket to. */
export interface CarteirasDoAparelho {
  apple: boolean;
  google: boolean;
}

/**
 * A phone has the wallet of its system alone. A computer is offered both: a Mac hands a pass to its phone, any other sends the
 * file on, and Google saves to the account. An iPad calls itself a Mac.
 */
export function carteirasDoAparelho(userAgent: string): CarteirasDoAparelho {
  if (/iPhone|iPod|iPad/.test(userAgent)) return { apple: true, google: false };
  if (/Android/.test(userAgent)) return { apple: false, google: true };
  return { apple: true, google: true };
}
