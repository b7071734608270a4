import { formatCentavos } from './dinheiro';

/** Formats an amount within a text that wraps: its symbol and its number stay on one line. */
export const formatCentavosNoTexto = (centavos: number): string => formatCentavos(centavos).replace(' ', '\u00a0');
