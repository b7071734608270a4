/** `22:41` in the device's time zone, which is where the code was read. */
export const horaNoAparelho = (instante: string): string =>
  new Date(instante).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
