import type { NovaEspera } from '../wire/avisos/listaDeEspera';

/** Open waits of one conta at once. */
export const MAXIMO_ESPERAS = 10;

/** Names a trip between two terminals, as a card of the results shows it. */
export const chaveDaEspera = ({ viagemId, localidadeOrigem, localidadeDestino }: NovaEspera): string =>
  `${viagemId} ${localidadeOrigem} ${localidadeDestino}`;
