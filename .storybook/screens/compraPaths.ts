import { viagens } from '../app/recordings';

/** Address of the recorded departure's seats. */
export const poltronasPath = `/comprar-viagem?viagem=${viagens.ida.id}&localidadeOrigem=1&localidadeDestino=4`;

/** The same purchase with its hold: the key in the address restores it, as after a reload. */
export const passageirosPath = (poltronas: string): string =>
  `${poltronasPath}&poltronas=${poltronas}&reserva=historia&etapa=passageiros`;
