/** `22:41` in the device's time zone, which is where the code was read. */
export const horaNoAparelho = (instante: string): string => hora.format(new Date(instante));

const hora = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
