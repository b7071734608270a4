import type { NovoAlerta } from '../wire/avisos/alertasDePreco';

/** Open alerts of one conta at once. */
export const MAXIMO_ALERTAS = 10;

/** Names a route and day, as a search shows them. */
export const chaveDoAlerta = ({ localidadeOrigem, localidadeDestino, data }: NovoAlerta): string =>
  `${localidadeOrigem} ${localidadeDestino} ${data}`;
