/** `22:41` by the clock of the device that read the code: the door and who reads this stand in one place. */
export const horaNoAparelho = (instante: string): string =>
  new Date(instante).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
