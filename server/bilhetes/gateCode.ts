import type { Parada } from '../../src/domain/wire/viagens';

/**
 * What opens the gate of the terminal: `CT1.<place>.<day and time>.<BP-e key>`. The gate checks place and hour; it is
 * no proof of a seat, which is what the boarding code is for.
 */
export const gateCodeOf = ({ localidade, dia, hora }: Parada, chaveBpe: string): string =>
  `CT1.${localidade.id}.${dia.replaceAll('-', '')}${hora.replace(':', '')}.${chaveBpe}`;
