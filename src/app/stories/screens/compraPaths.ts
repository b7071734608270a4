import { viagens } from '../../../../.storybook/app/recordings';

/** The seats of the recorded departure. */
export const poltronasPath = `/comprar-viagem?viagem=${viagens.ida.id}&localidadeOrigem=1&localidadeDestino=4`;

/** The same purchase with its hold: the key in the address gives it back, as after a refresh. */
export const passageirosPath = (poltronas: string): string =>
  `${poltronasPath}&poltronas=${poltronas}&reserva=historia&etapa=passageiros`;
