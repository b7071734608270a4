import type { Parada } from '../../../src/domain/wire/viagens/viagens';

/**
 * The code that opens the gate of the terminal: `CT1.<place>.<day and time>.<BP-e key>`. The gate checks place and hour.
 * The code does not prove a seat; the boarding code does.
 */
export const gateCodeOf = ({ localidade, dia, hora }: Parada, chaveBpe: string): string =>
  `CT1.${localidade.id}.${dia.replaceAll('-', '')}${hora.replace(':', '')}.${chaveBpe}`;
